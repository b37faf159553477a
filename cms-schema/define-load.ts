import type { BlockDefinition, ResolvedAttributes } from './define-block.ts';
import { type LanguageCode, type Locale, type Localized, languageCodes } from './locale.ts';

/** A query of the read API with the types of what it takes and gives. `npm run gen` writes it from a block's `query.graphql`. */
export interface Query<Result, Variables extends object> {
  readonly text: string;
  /** Never there: it carries the types. */
  readonly types?: (variables: Variables) => Result;
}

export function defineQuery<Result, Variables extends object>(text: string): Query<Result, Variables> {
  return { text };
}

/** Asks the read API. What a host gives to `DataRequest.ask`; rejects when there is no answer. */
export type SendQuery = <Result, Variables extends object>(
  query: Query<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

/** Where the block stands that the data is for. */
export interface LoadPlace {
  readonly locale: Locale;
  /** The same, as the read API names it. */
  readonly language: LanguageCode;
  /** What visitors sent of the `parameters` that the definition names; empty in the builder. Anybody may have written it. */
  readonly parameters: Parameters;
}

/** Of the query of an address, by name: the first value of each, none of them empty. */
export type Parameters = Readonly<Record<string, string>>;

const none: Parameters = {};

export interface LoadOptions<D extends BlockDefinition, Result, Variables extends object, Data> {
  readonly query: Query<Result, Variables>;
  /** What the query takes, from the fields of the block as its component receives them. */
  variables(attributes: ResolvedAttributes<D>, place: LoadPlace): Variables;
  /** What the component gets of the answer, as its prop `data`. */
  read(result: Result, attributes: ResolvedAttributes<D>, place: LoadPlace): Data;
  /**
   * The address of this site that a visitor is led to instead, by what they sent; null: they stay. Left out: they always stay.
   */
  leadsTo?(data: Data): string | null;
  /** What the thumbnail in the drawer and the tests show instead of an answer. */
  readonly example: Localized<Data>;
}

/** The data of one block at one place: what is asked, and how. */
export interface DataRequest<Data> {
  /** Requests with equal keys have equal answers. */
  readonly key: string;
  readonly text: string;
  ask(send: SendQuery): Promise<Data>;
  /** Where a visitor is led instead; null: they stay. */
  leadsTo(data: Data): string | null;
  readonly example: Data;
}

export interface BlockLoad<Attributes, Data> {
  request(attributes: Attributes, locale: Locale, parameters?: Parameters): DataRequest<Data>;
}

/** Declares the live content that a block shows. Its host asks for it, on the site and in the builder; the component never does. */
export function defineLoad<D extends BlockDefinition, Result, Variables extends object, Data>(
  definition: D,
  { query, variables, read, leadsTo, example }: LoadOptions<D, Result, Variables, Data>,
): BlockLoad<ResolvedAttributes<D>, Data> {
  return {
    request(attributes, locale, sent = none) {
      const known = Object.entries(sent).filter(([name]) => definition.parameters.includes(name));
      const place = { locale, language: languageCodes[locale], parameters: Object.fromEntries(known) };
      const asked = variables(attributes, place);
      return {
        key: `${JSON.stringify(asked)} ${query.text}`,
        text: query.text,
        ask: async (send) => read(await send(query, asked), attributes, place),
        leadsTo: (data) => leadsTo?.(data) ?? null,
        example: example[locale],
      };
    },
  };
}
