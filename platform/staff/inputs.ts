import { z } from 'zod';
import { text } from '../texts.ts';

/** Inputs that all lists of the desk have in common. */
export const listing = {
  keyword: z.string().trim().max(100).default('').describe('Part of a text of the entry.'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
};

/** The member of staff, for the audit log. The CMS has already checked their permission. */
export const by = z.string().trim().min(1).max(100);

export const formStatuses = ['new', 'answered', 'closed'] as const;
export type FormStatus = (typeof formStatuses)[number];
export const formStatus = z.enum(formStatuses);
/** Empty matches all. */
export const formStatusFilter = z.enum(['', ...formStatuses]).default('');

export const formChange = z.object({
  id: z.uuid(),
  status: formStatus,
  note: text(2_000).default('').describe('For colleagues; visitors never see it.'),
  by,
});

/** The fields that every form has in addition to its texts. */
export const formFrame = {
  id: z.string(),
  locale: z.enum(['zh', 'en']),
  createdAt: z.string(),
  status: formStatus,
};
export const formHistory = { note: z.string(), changedAt: z.string().nullable(), changedBy: z.string() };
