import type { JsonValue } from './json.ts';
import type { Locale, Localized } from './locale.ts';
import type { Reporter } from './problem.ts';
import type { Taxonomy } from './taxonomy.ts';
import type { AccountType } from './visibility.ts';

/**
 * How a value behaves between the two languages: `text` is translated, `shared` is the same in both, `local` is
 * independent.
 */
export type Translation = 'text' | 'shared' | 'local';

/** Where a control stands in the inspector. */
export const inspectorSections = ['content', 'layout', 'advanced'] as const;
export type InspectorSection = (typeof inspectorSections)[number];

/** What every field kind takes besides its own options. */
export interface FieldOptions {
  readonly label: Localized;
  readonly help?: Localized;
  /** Default: `content`. */
  readonly section?: InspectorSection;
  /** Shown (and required) only while the sibling field holds this value. */
  readonly when?: { readonly field: string; readonly is: string | boolean };
  /** Clients of the GraphQL API are told that it will go. Editors see it as before. */
  readonly deprecated?: Deprecation;
}

/** `docs/decisions/015` has the rules; `npm run check` holds them. */
export interface Deprecation {
  /** The last day that it stays, `2027-03-01`: at least ninety days after the change that announces it. */
  readonly until: string;
  /** What to do, a sentence in English: `Use heading.` */
  readonly instead: string;
}

/** The directive behind what is deprecated, with a space before it; nothing for what is not. */
export function printDeprecation(deprecated: Deprecation | undefined): string {
  if (deprecated === undefined) return '';
  return ` @deprecated(reason: ${JSON.stringify(`${deprecated.instead} Removed after ${deprecated.until}.`)})`;
}

/**
 * A field kind applied: an object that knows its shape, its default, its GraphQL type and its translation class.
 * `Value` is what the document stores, `Resolved` what a component receives: references replaced by what they name.
 */
export interface Field<Value = unknown, Resolved = unknown> extends FieldOptions {
  readonly kind: FieldKind;
  /** What stands inside: a value and nothing else, fields of its own, or items of one field (`children.item`). */
  readonly holds: 'value' | 'fields' | 'items';
  /** The JSON type of what is stored, when it is not null. */
  readonly json: JsonType;
  readonly translation: Translation;
  defaultValue(): Value;
  /** Reads an untrusted value. Reports every problem and always gives a value of the right shape. */
  parse(input: unknown, report: Reporter): Value;
  /** Media, documents and terms that `resolve` will ask for. */
  references(value: Value): readonly Reference[];
  resolve(value: Value, resolver: Resolver): Resolved;
  /** Words for the site's search, in reading order. */
  words(value: Value): readonly string[];
  /** What an editor has typed and a reader reads, of a value as it is stored; empty for what is chosen and not typed. */
  typed(stored: unknown): string;
  /** The GraphQL side. `typeName` is the name to give a type of its own, if the field needs one. */
  graphql(typeName: string): GraphqlShape;
  /** Fields inside this one, for whoever walks a definition. */
  readonly children: Readonly<Record<string, Field>>;
}

export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';

export const fieldKinds = [
  'text',
  'richText',
  'choice',
  'toggle',
  'number',
  'date',
  'colorToken',
  'link',
  'media',
  'download',
  'list',
  'group',
  'reference',
  'term',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

export interface GraphqlShape {
  /** As in the schema: `[HapteraHeroActions!]!`. */
  readonly type: string;
  /** Full type definitions that `type` needs, first needed last. */
  readonly definitions: readonly string[];
  /** What to select below the field; empty for leaves. */
  readonly selection: string;
}

export type Reference =
  | { readonly kind: 'media'; readonly id: number }
  | { readonly kind: 'download'; readonly id: number }
  | { readonly kind: 'document'; readonly id: number }
  | { readonly kind: 'term'; readonly id: number };

/** Answers references from what was loaded beforehand; null when the target does not exist or is not public. */
export interface Resolver {
  readonly locale: Locale;
  /** What is not for everyone is not among these. */
  media(id: number): ResolvedMedia | null;
  download(id: number): ResolvedDownload | null;
  document(id: number): ResolvedDocument | null;
  term(id: number): ResolvedTerm | null;
}

export interface ResolvedMedia {
  /** Address of the fallback image, or of the file itself for video and audio. */
  src: string;
  mimeType: string;
  /** Pixels; 0 when unknown (audio). */
  width: number;
  height: number;
  alt: string;
  /** Dominant colour, `#rrggbb`, shown until the picture is there. */
  color: string | null;
  srcSet: string | null;
  /** Better formats, best first. */
  sources: { type: string; srcSet: string }[];
}

/** A file that is offered for saving. */
export interface ResolvedDownload {
  fileName: string;
  /** As people call it: `ZIP`. */
  type: string;
  bytes: number;
  /** When it came to the library, ISO 8601, UTC. */
  date: string;
  /** The types of accounts that may have it; null: everybody may. */
  accounts: AccountType[] | null;
  /** Where everybody can save it; null: it is not for everyone. */
  href: string | null;
  /** What the platform is shown to get its address; null: it is for everyone. Grants nothing by itself. */
  ticket: string | null;
}

/** A published document, in the language of the page that refers to it. */
export interface ResolvedDocument {
  id: number;
  title: string;
  excerpt: string;
  href: string;
  /** ISO 8601, UTC. */
  date: string;
  image: ResolvedMedia | null;
  terms: string[];
}

/** A category or tag, in the language of the page that refers to it. */
export interface ResolvedTerm {
  id: number;
  /** Null while there is no such term. */
  taxonomy: Taxonomy | null;
  /** Decoded; empty while there is no such term. */
  slug: string;
  name: string;
}

export type Fields = Readonly<Record<string, Field>>;

export type ValueOf<F> = F extends Field<infer Value, infer _Resolved> ? Value : never;
export type ResolvedOf<F> = F extends Field<infer _Value, infer Resolved> ? Resolved : never;
export type ValuesOf<F> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };
export type ResolvedFields<F> = { -readonly [Name in keyof F]: ResolvedOf<F[Name]> };

/** A field without references, words, inner fields or a shape of its own: most kinds start from it. */
export function plainField<Value extends JsonValue>(
  kind: FieldKind,
  options: FieldOptions,
  own: {
    translation: Translation;
    defaultValue: Value;
    json: JsonType;
    graphqlType: string;
    parse(input: unknown, report: Reporter): Value;
    words?(value: Value): readonly string[];
    typed?(stored: unknown): string;
  },
): Field<Value, Value> {
  return {
    ...pickFieldOptions(options),
    kind,
    holds: 'value',
    json: own.json,
    translation: own.translation,
    defaultValue: () => own.defaultValue,
    parse: (input, report) => (input === undefined || input === null ? own.defaultValue : own.parse(input, report)),
    references: () => [],
    resolve: (value) => value,
    words: own.words ?? (() => []),
    typed: own.typed ?? (() => ''),
    graphql: () => ({ type: own.graphqlType, definitions: [], selection: '' }),
    children: {},
  };
}

export function pickFieldOptions({ label, help, section, when, deprecated }: FieldOptions): FieldOptions {
  return {
    label,
    ...(help && { help }),
    ...(section && { section }),
    ...(when && { when }),
    ...(deprecated && { deprecated }),
  };
}
