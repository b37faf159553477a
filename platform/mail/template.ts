import type { z } from 'zod';
import type { PlatformLocale } from '../locale.ts';
import type { MailContent } from './mail-part.ts';

export interface MailTemplate<Schema extends z.ZodType> {
  /** The values that its text needs; stored with the mail until it is sent. */
  readonly schema: Schema;
  /** Milliseconds after which its content is out of date, so that it must not be sent any more. */
  readonly lifetime: number;
  /** Null for values that another version of the program stored and this one cannot read. */
  fill(values: unknown, locale: PlatformLocale): MailContent | null;
}

type Words<Schema extends z.ZodType> = Readonly<Record<PlatformLocale, (values: z.output<Schema>) => MailContent>>;

/** Defines one kind of mail, with its text in every language of the site. */
export function defineTemplate<Schema extends z.ZodType>(
  schema: Schema,
  { lifetime, ...words }: Words<Schema> & { readonly lifetime: number },
): MailTemplate<Schema> {
  return {
    schema,
    lifetime,
    fill: (values, locale) => {
      const read = schema.safeParse(values);
      return read.success ? words[locale](read.data) : null;
    },
  };
}
