import { z } from 'zod';
import { isLongerThan } from '#kit/text/characters.ts';
import { stripInvisible } from '#kit/text/strip-invisible.ts';

/** A text of at most so many characters (graphemes), without white space around it. */
export function text(most: number) {
  return z
    .string()
    .trim()
    .refine((value) => !isLongerThan(value, most), { error: `At most ${most} characters.` })
    .meta({ maxLength: most });
}

/** A name or the like in one line, without characters that nobody sees. */
export function line(most: number) {
  return z
    .string()
    .overwrite(stripInvisible)
    .trim()
    .refine((value) => !isLongerThan(value, most), { error: `At most ${most} characters.` })
    .meta({ maxLength: most });
}
