import { escapeHtml } from '#kit/html/escape-html.ts';
import type { KeptMail, MailFolder } from './file-transport.ts';

/**
 * For developers: `/platform/outbox` lists the mails that were written to files, and `/platform/outbox/<id>` shows one;
 * null if it does not exist. No scripts run on these pages: the mail's own HTML is in a sandboxed frame that may only
 * open links in another tab.
 */
export async function answerOutboxPage(folder: MailFolder, path: string, base: string): Promise<Response | null> {
  if (path === '/outbox') return page('Outbox', printList(await folder.list(), base));
  const mail = await folder.find(path.replace(/^\/outbox\//, ''));
  return mail && page(mail.subject, printMailPage(mail, base));
}

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function page(title: string, content: string): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
body { margin: 0 auto; padding: 32px 16px; max-width: 760px; font: 16px/1.6 system-ui, sans-serif; color: #0b0f17; background: #faf8f4; }
a { color: #b62f0c; }
li { margin: 0 0 12px; }
small { display: block; color: #444953; }
iframe { width: 100%; height: 720px; border: 1px solid #e2dcd0; border-radius: 8px; background: #ffffff; }
pre { white-space: pre-wrap; word-break: break-word; padding: 16px; background: #ffffff; border: 1px solid #e2dcd0; border-radius: 8px; }
</style>
</head>
<body>
${content}
</body>
</html>
`;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
  };
  return new Response(html, { headers });
}

function printList(mails: readonly KeptMail[], base: string): string {
  const items = mails.map(
    ({ id, at, to, subject }) =>
      `<li><a href="${base}/outbox/${id}">${escapeHtml(subject)}</a><small>${escapeHtml(to)} · ${escapeHtml(at)}</small></li>`,
  );
  return `<h1>Outbox</h1>
<p>SMTP_URL is not set: mails are written to files of this machine instead of being sent.</p>
${items.length === 0 ? '<p>No mails yet.</p>' : `<ul>\n${items.join('\n')}\n</ul>`}`;
}

function printMailPage({ at, to, subject, html, text }: KeptMail, base: string): string {
  const framed = html.replace('<head>', '<head>\n<base target="_blank">');
  return `<p><a href="${base}/outbox">Outbox</a></p>
<h1>${escapeHtml(subject)}</h1>
<p>To ${escapeHtml(to)}<small>${escapeHtml(at)}</small></p>
<iframe title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(framed)}"></iframe>
<h2>Text</h2>
<pre>${linkAddresses(text)}</pre>`;
}

function linkAddresses(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<>"]+/g, (address) => `<a href="${address}">${address}</a>`);
}
