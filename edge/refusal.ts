import type { IncomingMessage, ServerResponse } from 'node:http';
import { endAnswer } from './request-body.ts';

/** An error response by the edge itself, because the request was not forwarded or its upstream did not answer. */
export interface Refusal {
  code: string;
  status: number;
  title: { zh: string; en: string };
  message: { zh: string; en: string };
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
}

export const refusals = {
  overloaded: {
    code: 'edge_overloaded',
    status: 503,
    title: { zh: '访问的人太多了', en: 'We are very busy right now' },
    message: { zh: '请稍等几秒，再刷新页面。', en: 'Please wait a few seconds and reload the page.' },
    retryAfter: 2,
  },
  unreachable: {
    code: 'edge_upstream_unreachable',
    status: 503,
    title: { zh: '此页面暂时无法打开', en: 'This page is temporarily unavailable' },
    message: {
      zh: '服务器正在恢复，请稍后再刷新页面。',
      en: 'Our server is recovering. Please reload the page in a moment.',
    },
    retryAfter: 2,
  },
  standby: {
    code: 'edge_standby',
    status: 503,
    title: { zh: '这台服务器正在待命', en: 'This server is standing by' },
    message: {
      zh: '网站由另一台服务器提供，请稍后再刷新页面。',
      en: 'Another server provides the site. Please reload the page in a moment.',
    },
    retryAfter: 5,
  },
  malformed: {
    code: 'edge_malformed_request',
    status: 400,
    title: { zh: '地址有误', en: 'This address is not valid' },
    message: { zh: '请检查地址后重试。', en: 'Please check the address and try again.' },
  },
  notFound: {
    code: 'edge_not_found',
    status: 404,
    title: { zh: '没有这个地址', en: 'There is nothing at this address' },
    message: { zh: '请检查地址后重试。', en: 'Please check the address and try again.' },
  },
  methodNotAllowed: {
    code: 'edge_method_not_allowed',
    status: 405,
    title: { zh: '此地址不接受这种请求', en: 'This address does not accept this kind of request' },
    message: { zh: '请用 GET 方式访问。', en: 'Please use GET.' },
  },
  slowBody: {
    code: 'edge_request_timeout',
    status: 408,
    title: { zh: '上传中断', en: 'The upload was interrupted' },
    message: { zh: '连接太慢或已中断，请重试。', en: 'The connection was too slow or was lost. Please try again.' },
  },
  bodyTooLarge: {
    code: 'edge_body_too_large',
    status: 413,
    title: { zh: '内容太大', en: 'The content is too large' },
    message: { zh: '请减小内容后重试。', en: 'Please send something smaller.' },
  },
  urlTooLong: {
    code: 'edge_url_too_long',
    status: 414,
    title: { zh: '地址太长', en: 'This address is too long' },
    message: { zh: '请缩短地址后重试。', en: 'Please shorten the address and try again.' },
  },
} as const satisfies Record<string, Refusal>;

/** Sends a small self-contained page to clients that accept HTML, and JSON to all others. */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
  securityHeaders: readonly string[],
): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const wantsDocument = (request.headers.accept ?? '').includes('text/html');
  const body = Buffer.from(wantsDocument ? printPage(refusal) : printJson(refusal));
  response.writeHead(refusal.status, [
    'Content-Type',
    wantsDocument ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'Content-Length',
    String(body.length),
    'Cache-Control',
    'no-store',
    'Vary',
    'Accept',
    ...(refusal.retryAfter === undefined ? [] : ['Retry-After', String(refusal.retryAfter)]),
    ...(refusal.status === 405 ? ['Allow', 'GET, HEAD, OPTIONS'] : []),
    ...securityHeaders,
  ]);
  if (request.method !== 'HEAD') response.write(body);
  endAnswer(request, response);
}

function printJson({ code, status, message, retryAfter }: Refusal): string {
  return JSON.stringify({ code, message: message.en, message_zh: message.zh, data: { status, retryAfter } });
}

function printPage({ title, message, retryAfter }: Refusal): string {
  const again = (words: string) => (retryAfter === undefined ? '' : `<p><a href="">${words}</a></p>`);
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title.zh} · ${title.en}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; align-content: center; gap: 3rem; padding: 3rem max(1.25rem, 50vw - 40rem); box-sizing: border-box;
  font: 1.0625rem/1.6 system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; color: #faf8f4; background: #0b0f17 }
svg { width: 3rem; fill: none; stroke: currentColor; stroke-width: 2.4; stroke-linecap: round } path + path { stroke: #ff4f2b }
h1 { margin: 0; font-size: clamp(1.5rem, 1rem + 2vw, 2.5rem); line-height: 1.25 } p { margin: .5rem 0 0; color: #aab2c1 }
a { display: inline-block; padding: .5rem 0; color: #ff7c5c; text-underline-offset: .25em } a:focus-visible { outline: 2px solid }
</style>
</head>
<body>
<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3.6 3.4v17.2M7.8 10.4v3.2M16.2 10.4v3.2M20.4 3.4v17.2"/><path d="M12 7.4v9.2"/></svg>
<section><h1>${title.zh}</h1><p>${message.zh}</p>${again('重新加载')}</section>
<section lang="en"><h1>${title.en}</h1><p>${message.en}</p>${again('Reload')}</section>
</body>
</html>
`;
}
