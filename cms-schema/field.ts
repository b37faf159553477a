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

/** The sections of the inspector, in order. */
export const inspectorSections = ['content', 'layout', 'advanced'] as const;
export type InspectorSection = (typeof inspectorSections)[number];

/** What every field kind takes besides its own options. */
export interface FieldOptions {
  readonly label: Localized;
  readonly help?: Localized;
  /** Default: `content`. */
  readonly section?: InspectorSection;
  /** For a field that is not required: what the editor is told before publishing while it is shown and empty. */
  readonly wanted?: Wanted;
  readonly when?: Condition;
  /** Marks the field as deprecated in the GraphQL schema: it will be removed. Editors see no difference. */
  readonly deprecated?: Deprecation;
}

/** A field is shown (and required) only while the sibling `field` holds this value, or one of these. */
export interface Condition {
  readonly field: string;
  readonly is: string | boolean | readonly string[];
}

/** The values of the sibling field with which a condition holds. */
export function valuesOf({ is }: Condition): readonly (string | boolean)[] {
  return [is].flat();
}

export interface Wanted {
  readonly text: Localized;
  /** Whether a stored value is one that readers get something from. Default: any value that is not empty. */
  isMet?(stored: unknown): boolean;
}

/** `docs/decisions/015` has the rules; `npm run check` enforces them. */
export interface Deprecation {
  /** The last day it is supported, `2027-03-01`: at least ninety days after the change that announces it. */
  readonly until: string;
  /** What to use instead, as an English sentence: `Use heading.` */
  readonly instead: string;
}

/** The `@deprecated` directive with a leading space; empty if nothing is deprecated. */
export function printDeprecation(deprecated: Deprecation | undefined): string {
  if (deprecated === undefined) return '';
  return ` @deprecated(reason: ${JSON.stringify(`${deprecated.instead} Removed after ${deprecated.until}.`)})`;
}

/**
 * A field kind applied: an object that knows its shape, its default, its GraphQL type and its translation class.
 * `Value` is what the document stores; `Resolved` is what a component receives, with references replaced by their targets.
 */
export interface Field<Value = unknown, Resolved = unknown> extends FieldOptions {
  readonly kind: FieldKind;
  /** What it contains: a plain value, fields of its own, or items that all have the field `children.item`. */
  readonly holds: 'value' | 'fields' | 'items';
  /** The JSON type of a stored value that is not null. */
  readonly json: JsonType;
  readonly translation: Translation;
  defaultValue(): Value;
  /** Parses an untrusted value. Reports every problem and always returns a value of the right shape. */
  parse(input: unknown, report: Reporter): Value;
  /** Media, documents and terms that `resolve` will look up. */
  references(value: Value): readonly Reference[];
  resolve(value: Value, resolver: Resolver): Resolved;
  /** Words for the site's search, in reading order. */
  words(value: Value): readonly string[];
  /** The text in a stored value that an editor typed and readers see; empty for values that are chosen rather than typed. */
  typed(stored: unknown): string;
  /** The field's GraphQL shape. `typeName` is the name for its own type, if it needs one. */
  graphql(typeName: string): GraphqlShape;
  /** Fields inside this one, for code that walks a definition. */
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
  /** Full definitions of the types that `type` needs, dependencies first. */
  readonly definitions: readonly string[];
  /** What to select below the field; empty for leaves. */
  readonly selection: string;
}

export type Reference =
  | { readonly kind: 'media'; readonly id: number }
  | { readonly kind: 'download'; readonly id: number }
  | { readonly kind: 'document'; readonly id: number }
  | { readonly kind: 'term'; readonly id: number };

/** Resolves references from preloaded data; null when the target does not exist or is not public. */
export interface Resolver {
  readonly locale: Locale;
  /** Null as well for media with restricted access. */
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
  /** Dominant colour, `#rrggbb`, shown until the picture has loaded. */
  color: string | null;
  srcSet: string | null;
  /** Better formats, best first. */
  sources: ResolvedSource[];
  /** A crop for phones, if there is one. */
  portrait?: ResolvedCrop | null;
}

export interface ResolvedSource {
  type: string;
  srcSet: string;
}

export interface ResolvedCrop {
  width: number;
  height: number;
  /** Best format first. */
  sources: ResolvedSource[];
}

/** A file offered for download. */
export interface ResolvedDownload {
  fileName: string;
  /** Its common name: `ZIP`. */
  type: string;
  bytes: number;
  /** When it was added to the library. The CMS keeps it in UTC; blocks get it in the site's time: `2024-11-29T09:30:00`. */
  date: string;
  /** The account types that may download it; null for everyone. */
  accounts: AccountType[] | null;
  /** Its public address; null if access is restricted. */
  href: string | null;
  /** Exchanged with the platform for its address; null if it is public. Grants nothing by itself. */
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
  /** Null if the term does not exist. */
  taxonomy: Taxonomy | null;
  /** Decoded; empty if the term does not exist. */
  slug: string;
  name: string;
}

export type Fields = Readonly<Record<string, Field>>;

export type ValueOf<F> = F extends Field<infer Value, infer _Resolved> ? Value : never;
export type ResolvedOf<F> = F extends Field<infer _Value, infer Resolved> ? Resolved : never;
export type ValuesOf<F> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };
export type ResolvedFields<F> = { -readonly [Name in keyof F]: ResolvedOf<F[Name]> };

/** A field without references, words, inner fields or its own GraphQL type. Most kinds are built on it. */
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

export function pickFieldOptions({ label, help, section, wanted, when, deprecated }: FieldOptions): FieldOptions {
  return {
    label,
    ...(help && { help }),
    ...(section && { section }),
    ...(wanted && { wanted }),
    ...(when && { when }),
    ...(deprecated && { deprecated }),
  };
}
