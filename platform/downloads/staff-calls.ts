import { z } from 'zod';
import { type Call, nothing } from '../call.ts';
import { listing } from '../staff/inputs.ts';

const keyword = listing.keyword.describe('Part of a file’s name, or of a document’s address.');

export const listDownloads = {
  method: 'GET',
  path: '/staff/downloads',
  summary:
    'How often files and documents that are not for everyone were downloaded or opened, the most wanted of the last 30 days first.',
  access: 'staff',
  input: z.object({ ...listing, keyword }),
  result: z.object({
    total: z.int(),
    downloads: z.array(
      z.object({
        fileName: z.string().describe('Of a document its address, from the root of the site.'),
        lastMonth: z.int().describe('Within 30 days, today among them.'),
        ever: z.int(),
        lastOn: z.string().describe('The last day, as 2026-03-01.'),
      }),
    ),
  }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const exportDownloads = {
  method: 'GET',
  path: '/staff/downloads/export',
  summary: 'Up to 10,000 of them for a spreadsheet, as CSV in UTF-8.',
  access: 'staff',
  input: z.object({ keyword }),
  result: nothing.given,
  givesFile: true,
} as const satisfies Call<z.ZodType, z.ZodType>;
