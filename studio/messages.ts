import type { Locale } from '#cms-schema/locale.ts';
import type en from './messages/en.json';
import type zh from './messages/zh.json';

/** Where a text of the studio stands in the message files: `canvas.drawer.search`. */
export type MessageKey = KeyOf<typeof en>;

/** What fills the `{holes}` of a text. */
export type MessageValues = Readonly<Record<string, string | number>>;

export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** Fetches the words of a language, once. Before that `createTranslate` has none for it. */
export async function loadMessages(locale: Locale): Promise<void> {
  if (flatTexts.has(locale)) return;
  const { default: texts } = await files[locale]();
  flatTexts.set(locale, flatten(texts));
}

/** The studio's words in a language of its interface, which need not be that of the page. */
export function createTranslate(locale: Locale): Translate {
  const texts = flatTexts.get(locale);
  if (!texts) throw new Error(`createTranslate: loadMessages('${locale}') first.`);
  return (key, values) => {
    const text = texts.get(key) ?? key;
    return values === undefined ? text : text.replace(/\{(\w+)\}/g, (hole, name) => String(values[name] ?? hole));
  };
}

type KeyOf<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${KeyOf<Node[Key]>}`;
}[keyof Node & string];

interface Texts {
  readonly [key: string]: string | Texts;
}

/** Both files have the same keys: a text that one of them lacks does not compile. */
const files: Readonly<Record<Locale, () => Promise<{ readonly default: typeof en & typeof zh }>>> = {
  zh: () => import('./messages/zh.json'),
  en: () => import('./messages/en.json'),
};

const flatTexts = new Map<Locale, ReadonlyMap<string, string>>();

function flatten(node: Texts): ReadonlyMap<string, string> {
  const entries = Object.entries(node).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[key, value]]
      : [...flatten(value)].map(([inner, text]): [string, string] => [`${key}.${inner}`, text]),
  );
  return new Map(entries);
}
