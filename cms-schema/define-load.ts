import type { BlockDefinition, ResolvedAttributes } from './define-block.ts';
import { type LanguageCode, type Locale, type Localized, languageCodes } from './locale.ts';

/** A typed query to the read API. `npm run gen` generates it from a block's `query.graphql`. */
export interface Query<Result, Variables extends object> {
  readonly text: string;
  /** Phantom property that only carries the types. */
  readonly types?: (variables: Variables) => Result;
}

export function defineQuery<Result, Variables extends object>(text: string): Query<Result, Variables> {
  return { text };
}

/** Sends a query to the read API. The host passes it to `DataRequest.ask`. Rejects if there is no response. */
export type SendQuery = <Result, Variables extends object>(
  query: Query<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

/** The page that the block is on. */
export interface LoadPlace {
  readonly locale: Locale;
  /** The same language as a code of the read API. */
  readonly language: LanguageCode;
  /** Values sent by the visitor for the definition's `parameters`; empty in the builder. Untrusted. */
  readonly parameters: Parameters;
}

/** Query parameters by name: the first value of each. Empty values are left out. */
export type Parameters = Readonly<Record<string, string>>;

const none: Parameters = {};

export interface LoadOptions<D extends BlockDefinition, Result, Variables extends object, Data> {
  readonly query: Query<Result, Variables>;
  /** The query's variables, from the block's fields as its component receives them. */
  variables(attributes: ResolvedAttributes<D>, place: LoadPlace): Variables;
  /** Turns the response into the component's prop `data`. */
  read(result: Result, attributes: ResolvedAttributes<D>, place: LoadPlace): Data;
  /**
   * The address on this site to redirect the visitor to, depending on their parameters. Null, or no method: no redirect.
   */
  leadsTo?(data: Data): string | null;
  /** Data that the drawer thumbnail and the tests show instead of a response. */
  readonly example: Localized<Data>;
}

/** The request for the data of one block on one page. */
export interface DataRequest<Data> {
  /** Requests with equal keys have equal responses. */
  readonly key: string;
  readonly text: string;
  ask(send: SendQuery): Promise<Data>;
  /** The address to redirect the visitor to; null for no redirect. */
  leadsTo(data: Data): string | null;
  readonly example: Data;
}

export interface BlockLoad<Attributes, Data> {
  request(attributes: Attributes, locale: Locale, parameters?: Parameters): DataRequest<Data>;
}

/** Declares the live content that a block shows. Its host (the site or the builder) fetches it; the component never does. */
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
