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
    slow: 'The server did not respond in time, please try again later',
    nonsense: 'The server sent an invalid response, please try again later',
  },
} as const;

/** The text shown for a failure: for a refusal its code and message, otherwise what happened and what to do. */
export function describeFailure(failure: Failure, lang: string): string {
  const locale = lang.startsWith('zh') ? 'zh' : 'en';
  const own = words[locale];
  if (failure.kind === 'refused') return `${failure.code} ${failure.message}`;
  if (failure.kind === 'nonsense' && isBusy(failure.status)) return `${busy.code} ${busy[locale]}`;
  // A server in front that answers instead of the platform at least sets a status.
  if (failure.kind === 'nonsense' && failure.status >= 400) return `${failure.status} ${own.nonsense}`;
  return own[failure.kind];
}

/** When the platform is overloaded, the server in front rejects requests itself, without the platform's envelope. */
function isBusy(status: number): boolean {
  return status === 429 || status === busy.status;
}

/** Shows the failure as a toast, except for codes that are shown where they occur (specification, section 8). */
export function tellFailure(failure: Failure): void {
  if (failure.kind === 'refused' && !isToasted(failure.code)) return;
  tell(describeFailure(failure, document.documentElement.lang), 'failure');
}
