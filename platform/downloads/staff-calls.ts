import { z } from 'zod';
import { type Call, nothing } from '../call.ts';
import { listing } from '../staff/inputs.ts';

const keyword = listing.keyword.describe('Part of a file’s name, or of a document’s address.');

export const listDownloads = {
  method: 'GET',
  path: '/staff/downloads',
  summary:
    'How often restricted files and documents were downloaded or opened, sorted by the count of the last 30 days.',
  access: 'staff',
  input: z.object({ ...listing, keyword }),
  result: z.object({
    total: z.int(),
    downloads: z.array(
      z.object({
        fileName: z.string().describe('The file name; for a document, its address from the root of the site.'),
        lastMonth: z.int().describe('The count of the last 30 days, including today.'),
        ever: z.int(),
        lastOn: z.string().describe('The day of the last download, such as 2026-03-01.'),
      }),
    ),
  }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const exportDownloads = {
  method: 'GET',
  path: '/staff/downloads/export',
  summary: 'Exports up to 10,000 rows as CSV in UTF-8.',
  access: 'staff',
  input: z.object({ keyword }),
  result: nothing.given,
  givesFile: true,
} as const satisfies Call<z.ZodType, z.ZodType>;
