import { isJsonObject } from '#cms-schema/json.ts';
import { type Localized, locales } from '#cms-schema/locale.ts';
import { limits } from '#contract/limits.ts';
import type { ValueProblem, ValueProblems } from '../errors.ts';
import type { Settings } from './model.ts';

/** Reads given values over the present ones. What is wrong is told for all of them, and leaves the present value. */
export function parseSettings(
  input: Readonly<Record<string, unknown>>,
  present: Settings,
): { settings: Settings; problems: ValueProblems } {
  const problems: Record<string, ValueProblem> = {};
  const read = <Value>(
    key: keyof Settings,
    current: Value,
    parse: (value: unknown, current: Value) => Parsed<Value>,
  ) => {
    if (!Object.hasOwn(input, key) || input[key] === undefined) return current;
    const parsed = parse(input[key], current);
    if ('value' in parsed) return parsed.value;
    problems[key] = { code: parsed.code, message: `${key} ${parsed.message}` };
    return current;
  };
  const text = (maximum: number) => (value: unknown) => parseText(value, maximum);
  const settings: Settings = {
    title: read('title', present.title, parseLocalized),
    description: read('description', present.description, parseLocalized),
    contactEmail: read('contactEmail', present.contactEmail, parseEmail),
    email: read('email', present.email, parseEmail),
    timezone: read('timezone', present.timezone, parseTimezone),
    dateFormat: read('dateFormat', present.dateFormat, text(limits.settings.format)),
    timeFormat: read('timeFormat', present.timeFormat, text(limits.settings.format)),
    startOfWeek: read('startOfWeek', present.startOfWeek, (value) => parseInteger(value, 0, 6)),
    useSmilies: read('useSmilies', present.useSmilies, parseToggle),
    defaultCategory: read('defaultCategory', present.defaultCategory, parseId),
    defaultPostFormat: read('defaultPostFormat', present.defaultPostFormat, text(50)),
    postsPerPage: read('postsPerPage', present.postsPerPage, (value) => parseInteger(value, 1, 100)),
    showOnFront: read('showOnFront', present.showOnFront, (value) => parseOption(value, ['posts', 'page'])),
    pageOnFront: read('pageOnFront', present.pageOnFront, parseId),
    pageForPosts: read('pageForPosts', present.pageForPosts, parseId),
    defaultPingStatus: read('defaultPingStatus', present.defaultPingStatus, (value) =>
      parseOption(value, ['open', 'closed']),
    ),
    defaultCommentStatus: read('defaultCommentStatus', present.defaultCommentStatus, (value) =>
      parseOption(value, ['open', 'closed']),
    ),
    siteLogo: read('siteLogo', present.siteLogo, parseId),
    siteIcon: read('siteIcon', present.siteIcon, parseId),
    slogan: read('slogan', present.slogan, parseLocalized),
    copyright: read('copyright', present.copyright, parseLocalized),
    filing: read('filing', present.filing, parseLocalized),
  };
  return { settings, problems };
}

type Parsed<Value> = { readonly value: Value } | ValueProblem;

function parseText(value: unknown, maximum: number = limits.settings.text): Parsed<string> {
  if (typeof value !== 'string') return wrongType('string');
  const isSound = value.length <= maximum && !value.includes('\0') && !/\p{Surrogate}/u.test(value);
  return isSound ? { value } : { code: 'too_long', message: `must be sound text of at most ${maximum} characters.` };
}

/** Languages that are not named keep their text. */
function parseLocalized(value: unknown, current: Localized): Parsed<Localized> {
  if (!isRecord(value)) return wrongType('object');
  const next = { ...current };
  for (const locale of locales) {
    if (value[locale] === undefined) continue;
    const parsed = parseText(value[locale]);
    if (!('value' in parsed)) return parsed;
    next[locale] = parsed.value;
  }
  return { value: next };
}

function parseEmail(value: unknown): Parsed<string> {
  if (typeof value !== 'string') return wrongType('string');
  const isAddress = value === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
  return isAddress ? { value } : { code: 'invalid_email', message: 'is not a valid email address.' };
}

function parseTimezone(value: unknown): Parsed<string> {
  if (typeof value !== 'string') return wrongType('string');
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return { value };
  } catch {
    return { code: 'invalid_timezone', message: 'is not a known time zone.' };
  }
}

function parseInteger(value: unknown, minimum: number, maximum: number): Parsed<number> {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return wrongType('integer');
  if (value >= minimum && value <= maximum) return { value };
  return {
    code: 'out_of_bounds',
    message: `must be between ${minimum} (inclusive) and ${maximum} (inclusive)`,
  };
}

function parseId(value: unknown): Parsed<number> {
  return parseInteger(value ?? 0, 0, Number.MAX_SAFE_INTEGER);
}

function parseToggle(value: unknown): Parsed<boolean> {
  return typeof value === 'boolean' ? { value } : wrongType('boolean');
}

function parseOption<Option extends string>(value: unknown, options: readonly Option[]): Parsed<Option> {
  const found = options.find((option) => option === value);
  if (found !== undefined) return { value: found };
  return { code: 'not_an_option', message: `is not one of ${options.join(', ')}.` };
}

function wrongType(type: string): ValueProblem {
  return { code: 'wrong_type', message: `is not of type ${type}.` };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return isJsonObject(value);
}
