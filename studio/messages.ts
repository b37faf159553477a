import type { Locale } from '#cms-schema/locale.ts';
import { fillIn } from '#kit/fill-in.ts';
import type en from './messages/en.json';
import type enDesk from './messages/en-desk.json';
import type enDialogs from './messages/en-dialogs.json';
import type zh from './messages/zh.json';
import type zhDesk from './messages/zh-desk.json';
import type zhDialogs from './messages/zh-dialogs.json';

/** Key of an interface text in the message files: `canvas.drawer.search`. */
export type MessageKey = KeyOf<typeof en> | KeyOf<typeof enDesk> | KeyOf<typeof enDialogs>;

/** Values for the `{placeholders}` of a text. */
export type MessageValues = Readonly<Record<string, string | number>>;

export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** Texts that are not needed at first: of the desk, and of the builder's dialogs. */
export type LaterTexts = 'desk' | 'dialogs';

/**
 * Loads the texts of a language once, including the later ones that have been asked for. `createTranslate` throws for a
 * language that has not been loaded.
 */
export async function loadMessages(locale: Locale): Promise<void> {
  await Promise.all([loadFile(locale, 'all'), ...[...opened].map((part) => loadFile(locale, part))]);
}

/** Loads later texts for every language loaded so far; `loadMessages` then loads them for those that follow. */
export async function loadLaterMessages(part: LaterTexts): Promise<void> {
  opened.add(part);
  await Promise.all([...flatTexts.keys()].map(loadMessages));
}

/** Translates interface texts into `locale`, which need not be the language of the page being edited. */
export function createTranslate(locale: Locale): Translate {
  const texts = flatTexts.get(locale);
  if (!texts) throw new Error(`createTranslate: loadMessages('${locale}') first.`);
  return (key, values) => {
    const text = texts.get(key) ?? key;
    return values === undefined ? text : fillIn(text, values);
  };
}

type KeyOf<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${KeyOf<Node[Key]>}`;
}[keyof Node & string];

interface Texts {
  readonly [key: string]: string | Texts;
}

/** Both languages must have the same keys: a text missing from either file fails to compile. */
interface Files {
  all(): Promise<{ readonly default: typeof en & typeof zh }>;
  desk(): Promise<{ readonly default: typeof enDesk & typeof zhDesk }>;
  dialogs(): Promise<{ readonly default: typeof enDialogs & typeof zhDialogs }>;
}

const files: Readonly<Record<Locale, Files>> = {
  zh: {
    all: () => import('./messages/zh.json'),
    desk: () => import('./messages/zh-desk.json'),
    dialogs: () => import('./messages/zh-dialogs.json'),
  },
  en: {
    all: () => import('./messages/en.json'),
    desk: () => import('./messages/en-desk.json'),
    dialogs: () => import('./messages/en-dialogs.json'),
  },
};

const opened = new Set<LaterTexts>();
const loaded = new Set<string>();
const flatTexts = new Map<Locale, Map<string, string>>();

async function loadFile(locale: Locale, part: keyof Files): Promise<void> {
  if (loaded.has(`${locale} ${part}`)) return;
  const { default: texts } = await files[locale][part]();
  loaded.add(`${locale} ${part}`);
  const known = flatTexts.get(locale) ?? new Map<string, string>();
  for (const [key, text] of flatten(texts)) known.set(key, text);
  flatTexts.set(locale, known);
}

function flatten(node: Texts): [string, string][] {
  return Object.entries(node).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[key, value]] : flatten(value).map(([inner, text]) => [`${key}.${inner}`, text]),
  );
}
