import { z } from 'zod';
import { longestLine, longestMessage, longestWebsite } from '#session/contact-rules.ts';
import { longestEmail } from '#session/rules.ts';
import { type Call, nothing } from '../call.ts';
import { line, text } from '../texts.ts';

const shortText = line(longestLine).default('');
const agreed = z.string().max(10).default('').describe('1: the visitor accepted the privacy policy.');
/** A honeypot: people leave it empty, while bots that fill in every field reveal themselves. */
const trap = z.string().max(200).default('');

const person = z.object({
  name: shortText,
  company: shortText,
  position: shortText,
  phone: shortText,
  email: z.string().trim().max(longestEmail).default(''),
  message: text(longestMessage).default(''),
  agreed,
  trap,
});

const sent = { zh: '提交成功', en: 'Submit success' };

export const sendContact = {
  method: 'POST',
  path: '/community/contact',
  summary: 'Submits the contact form of the business page. Problems are listed by field (code 405).',
  access: 'everyone',
  input: person.extend({
    businessType: shortText,
    usageScenarios: shortText,
    device: shortText,
    officialWebsite: z.string().trim().max(longestWebsite).default(''),
    officeAddress: shortText,
  }),
  result: nothing.given,
  message: sent,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const sendShortContact = {
  method: 'POST',
  path: '/community/contact/short',
  summary: 'Submits the short contact form.',
  access: 'everyone',
  input: person,
  result: nothing.given,
  message: sent,
} as const satisfies Call<z.ZodType, z.ZodType>;
