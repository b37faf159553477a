import { z } from 'zod';

/** What lists of the desk are asked with. */
export const listing = {
  keyword: z.string().trim().max(100).default('').describe('Part of a text of the entry.'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
};

/** Who of the staff it is, for the audit log; the CMS has seen to it that they may. */
export const by = z.string().trim().min(1).max(100);

export const formStatuses = ['new', 'answered', 'closed'] as const;
export type FormStatus = (typeof formStatuses)[number];
export const formStatus = z.enum(formStatuses);
/** Empty: all of them. */
export const formStatusFilter = z.enum(['', ...formStatuses]).default('');

export const formChange = z.object({
  id: z.uuid(),
  status: formStatus,
  note: z.string().trim().max(2_000).default('').describe('For colleagues; visitors never see it.'),
  by,
});

/** What every form has beside its texts. */
export const formFrame = {
  id: z.string(),
  locale: z.enum(['zh', 'en']),
  createdAt: z.string(),
  status: formStatus,
};
export const formHistory = { note: z.string(), changedAt: z.string().nullable(), changedBy: z.string() };
