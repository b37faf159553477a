import type { Localized } from '#cms-schema/locale.ts';

export type JournalErrorCode = 'journal_failed' | 'journal_full' | 'journal_unavailable';

/** Why something could not be stored on this device. `text` explains it in both languages of the studio. */
export class JournalError extends Error {
  override readonly name = 'JournalError';
  readonly code: JournalErrorCode;
  readonly status: number;
  readonly text: Localized;

  constructor(code: JournalErrorCode, cause?: unknown) {
    super(catalogue[code].text.en, { cause });
    this.code = code;
    this.status = catalogue[code].status;
    this.text = catalogue[code].text;
  }
}

/** Translates a failure of the browser's database into an error that editors understand. */
export function explainJournalFailure(cause: unknown): JournalError {
  if (cause instanceof JournalError) return cause;
  const name = cause instanceof Error ? cause.name : '';
  return new JournalError(name === 'QuotaExceededError' ? 'journal_full' : 'journal_failed', cause);
}

const catalogue: Readonly<Record<JournalErrorCode, { readonly status: number; readonly text: Localized }>> = {
  journal_failed: {
    status: 500,
    text: {
      zh: '未能在本机保存。请等到“已保存到服务器”后再关闭此页。',
      en: 'This could not be stored on this device. Wait until it is saved to the server before you close the page.',
    },
  },
  journal_full: {
    status: 507,
    text: {
      zh: '本机存储空间已满，未能在本机保存。请清理浏览器数据，并等到“已保存到服务器”后再关闭此页。',
      en: 'This device is out of storage, so this could not be stored here. Free up some space, and wait until it is saved to the server before you close the page.',
    },
  },
  journal_unavailable: {
    status: 503,
    text: {
      zh: '此浏览器不允许在本机保存（例如无痕窗口）。修改只会保存到服务器。',
      en: 'This browser does not allow storage on this device (it may be a private window). Changes are saved to the server only.',
    },
  },
};
