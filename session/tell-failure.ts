import { busy } from './busy.ts';
import { isToasted } from './is-toasted.ts';
import type { Failure } from './outcome.ts';
import { tell } from './tell.ts';

const words = {
  zh: {
    network: '网络错误，请检查网络连接',
    slow: '服务器没有及时响应，请稍后再试',
    nonsense: '服务器返回的内容无法识别，请稍后再试',
  },
  en: {
    network: 'Network error, please check your connection',
    slow: 'The server did not answer in time, please try again later',
    nonsense: 'The server gave an answer that cannot be read, please try again later',
  },
} as const;

/** A failure in the words of the page: of a refusal its code and message, else what happened and what to do. */
export function describeFailure(failure: Failure, lang: string): string {
  const locale = lang.startsWith('zh') ? 'zh' : 'en';
  const own = words[locale];
  if (failure.kind === 'refused') return `${failure.code} ${failure.message}`;
  if (failure.kind === 'nonsense' && isBusy(failure.status)) return `${busy.code} ${busy[locale]}`;
  // A server in front that answers instead of the platform has at least a status.
  if (failure.kind === 'nonsense' && failure.status >= 400) return `${failure.status} ${own.nonsense}`;
  return own[failure.kind];
}

/** The server in front sends people away when the platform has enough to do, and has no envelope to say it in. */
function isBusy(status: number): boolean {
  return status === 429 || status === busy.status;
}

/** Says it as a toast, but for what is said where it happened (specification, section 8). */
export function tellFailure(failure: Failure): void {
  if (failure.kind === 'refused' && !isToasted(failure.code)) return;
  tell(describeFailure(failure, document.documentElement.lang), 'failure');
}
