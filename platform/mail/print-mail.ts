import { escapeHtml } from '#kit/html/escape-html.ts';
import { stripInvisible, stripInvisibleInLines } from '#kit/text/strip-invisible.ts';
import { type PlatformLocale, printPageAddress } from '../locale.ts';
import type { MailContent, MailPart, PrintedMail } from './mail-part.ts';

/** The header and footer of every mail. */
const frame = {
  zh: {
    lang: 'zh-CN',
    brand: '触境 Haptera',
    foot: '这封邮件由触境网站自动发送，请勿直接回复。',
    open: '打开触境网站',
  },
  en: {
    lang: 'en',
    brand: 'Haptera',
    foot: 'This email was sent automatically by the Haptera website. Please do not reply to it.',
    open: 'Open the Haptera website',
  },
} as const;

/**
 * Prints a mail as HTML and as text. One column of at most 600 px, inline styles only, no pictures or other external
 * resources: it looks the same in every mail program and does not reveal that it was opened.
 */
export function printMail(content: MailContent, locale: PlatformLocale, publicUrl: string): PrintedMail {
  const subject = stripInvisible(content.subject).replace(/\s+/g, ' ').trim();
  const home = printPageAddress(publicUrl, locale, '/');
  return {
    subject,
    // Parts hold names and texts that visitors sent.
    html: stripInvisibleInLines(printHtml({ ...content, subject }, locale, home)),
    text: stripInvisibleInLines(printText(content.parts, locale, home)),
  };
}

// The colors of ui/theme.ts as plain values, because mail programs do not support CSS variables.
const ink = '#0b0f17';
const grey = '#444953';
const line = '#e2dcd0';
const paper = '#faf8f4';
const sunken = '#f2eee6';
const signal = '#b62f0c';
const faces = "-apple-system,BlinkMacSystemFont,'Segoe UI','PingFang SC','Microsoft YaHei',Arial,sans-serif";

function printHtml({ subject, parts }: MailContent, locale: PlatformLocale, home: string): string {
  const { lang, brand, foot, open } = frame[locale];
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${paper};color:${ink};font-family:${faces};font-size:16px;line-height:1.7;">
<div style="max-width:600px;margin:0 auto;padding:32px 16px;">
<p style="margin:0 0 16px;padding:0 8px;font-size:18px;font-weight:700;letter-spacing:0.02em;"><span style="color:${signal};">&#9679;</span>&nbsp; ${escapeHtml(brand)}</p>
<div style="background:#ffffff;border:1px solid ${line};border-radius:12px;padding:32px 24px;">
<h1 style="margin:0 0 24px;font-size:22px;line-height:1.4;font-weight:700;">${escapeHtml(subject)}</h1>
${parts.map(printHtmlPart).join('\n')}
</div>
<p style="margin:24px 8px 0;font-size:13px;color:${grey};">${escapeHtml(foot)}<br><a href="${escapeHtml(home)}" style="color:${grey};">${escapeHtml(open)}</a></p>
</div>
</body>
</html>
`;
}

function printHtmlPart(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return `<p style="margin:0 0 16px;">${escapeHtml(part.text)}</p>`;
    case 'code':
      return `<p style="margin:0 0 16px;padding:16px;background:${sunken};border-radius:8px;text-align:center;font-size:32px;line-height:1.3;font-weight:700;letter-spacing:0.25em;font-family:Consolas,Menlo,monospace;">${escapeHtml(part.code)}</p>`;
    case 'link': {
      const href = escapeHtml(part.href);
      return `<p style="margin:24px 0;"><a href="${href}" style="display:inline-block;padding:12px 24px;background:${signal};border-radius:999px;color:#ffffff;font-weight:700;text-decoration:none;">${escapeHtml(part.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:${grey};word-break:break-all;">${href}</p>`;
    }
    case 'facts':
      return part.rows
        .map(
          ([name, value]) =>
            `<p style="margin:0 0 12px;"><span style="display:block;font-size:13px;color:${grey};">${escapeHtml(name)}</span>${escapeHtml(value)}</p>`,
        )
        .join('\n');
    case 'quote':
      return `<div style="margin:8px 0 16px;padding:16px;background:${sunken};border-left:4px solid ${signal};border-radius:4px;white-space:pre-wrap;word-break:break-word;">${escapeHtml(part.text)}</div>`;
  }
}

function printText(parts: readonly MailPart[], locale: PlatformLocale, home: string): string {
  const { brand, foot } = frame[locale];
  return `${[...parts.map(printTextPart), `-- \n${brand}\n${foot}\n${home}`].join('\n\n')}\n`;
}

function printTextPart(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return `    ${part.code}`;
    case 'link':
      return `${part.label}:\n${part.href}`;
    case 'facts':
      return part.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
    case 'quote':
      return part.text
        .split(/\r\n|\r|\n/)
        .map((row) => `> ${row}`)
        .join('\n');
  }
}
