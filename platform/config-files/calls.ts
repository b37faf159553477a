import { z } from 'zod';
import { configFileRules } from '#session/config-file-rules.ts';
import { type Call, nothing } from '../call.ts';
import { line, text } from '../texts.ts';

const id = z.uuid();
const version = z.coerce.number().int().min(1).max(1_000_000_000);
const shortText = line(configFileRules.longestName);
const uploadId = z.uuid().describe('A completed upload of the same account; it can be used once.');

const values = {
  name: shortText,
  actuator: shortText.describe('The model of the motor.'),
  device: shortText.describe('The model of the phone or other device.'),
  note: text(configFileRules.longestNote).default(''),
};

const item = z.object({
  id: z.string(),
  name: z.string(),
  actuator: z.string(),
  device: z.string(),
  updatedAt: z.string(),
  creator: z.string().describe('The email address; empty if the account was deleted.'),
  fileName: z.string(),
  bytes: z.int(),
  mayEdit: z.boolean(),
  version: z.int(),
});

export const listConfigFiles = {
  method: 'GET',
  path: '/community/configFile/list',
  summary: 'The config files of the caller’s company, or of the account, last changed first. Codes 521, 606.',
  access: 'account',
  input: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    keyword: z
      .string()
      .trim()
      .max(configFileRules.longestName)
      .default('')
      .describe('Part of the name, the actuator, the device or the file name.'),
  }),
  result: z.object({
    total: z.int(),
    pages: z.int(),
    mayCreate: z.boolean(),
    items: z.array(item),
  }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const readConfigFile = {
  method: 'GET',
  path: '/community/configFile/detail',
  summary: 'One config file.',
  access: 'account',
  input: z.object({ id }),
  result: item.extend({ createdAt: z.string(), note: z.string(), sha256: z.string() }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const createConfigFile = {
  method: 'POST',
  path: '/community/configFile/create',
  summary:
    'Creates a config file from an upload. Repeating it with the same upload returns the same config file. Code 532.',
  access: 'account',
  input: z.object({ ...values, uploadId }),
  result: z.object({ id: z.string() }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const editConfigFile = {
  method: 'POST',
  path: '/community/configFile/edit',
  summary: 'Changes a config file, and replaces its file if an upload is given. Code 915 if it was changed meanwhile.',
  access: 'account',
  input: z.object({ id, ...values, uploadId: uploadId.optional(), version }),
  result: z.object({ id: z.string(), version: z.int() }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const deleteConfigFile = {
  method: 'POST',
  path: '/community/configFile/delete',
  summary: 'Deletes a config file and its file. Code 915 if it was changed meanwhile.',
  access: 'account',
  input: z.object({ id, version }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const linkConfigFile = {
  method: 'GET',
  path: '/community/configFile/link',
  summary: 'A download address for the file, valid for five minutes.',
  access: 'account',
  input: z.object({ id }),
  result: z.object({ url: z.string(), fileName: z.string(), until: z.string() }),
} as const satisfies Call<z.ZodType, z.ZodType>;
