import { z } from 'zod';
import { defineTemplate } from './template.ts';

const DAY = 24 * 60 * 60_000;

/** Mails to staff when visitors send a form. `facts`: names and values, in the language of the mail. */
export const formTemplates = {
  feedbackReceived: defineTemplate(
    z.object({ topic: z.string(), from: z.string(), content: z.string(), files: z.array(z.string()) }),
    {
      lifetime: 30 * DAY,
      zh: ({ topic, from, content, files }) => ({
        subject: `新的反馈：${topic}`,
        parts: [
          { kind: 'text', text: '有人通过网站提交了反馈，请在 3 至 7 个工作日内回复。' },
          {
            kind: 'facts',
            rows: [
              ['类型', topic],
              ['回复邮箱', from || '未填写'],
              ['附件', files.join('、') || '无'],
            ],
          },
          { kind: 'quote', text: content },
          { kind: 'text', text: '附件与处理状态请在后台查看。' },
        ],
      }),
      en: ({ topic, from, content, files }) => ({
        subject: `New feedback: ${topic}`,
        parts: [
          {
            kind: 'text',
            text: 'A visitor sent feedback through the website. Please reply within 3 to 7 working days.',
          },
          {
            kind: 'facts',
            rows: [
              ['Type', topic],
              ['Reply to', from || 'not given'],
              ['Files', files.join(', ') || 'none'],
            ],
          },
          { kind: 'quote', text: content },
          { kind: 'text', text: 'Its files and its status are in the studio.' },
        ],
      }),
    },
  ),

  contactReceived: defineTemplate(
    z.object({
      name: z.string(),
      company: z.string(),
      facts: z.array(z.tuple([z.string(), z.string()])),
      message: z.string(),
    }),
    {
      lifetime: 30 * DAY,
      zh: ({ name, company, facts, message }) => ({
        subject: `新的商务联系：${company || name}`,
        parts: [
          { kind: 'text', text: `${name}通过网站提交了联系表单。` },
          { kind: 'facts', rows: facts },
          { kind: 'quote', text: message },
        ],
      }),
      en: ({ name, company, facts, message }) => ({
        subject: `New business contact: ${company || name}`,
        parts: [
          { kind: 'text', text: `${name} sent a message through the contact form of the website.` },
          { kind: 'facts', rows: facts },
          { kind: 'quote', text: message },
        ],
      }),
    },
  ),
};
