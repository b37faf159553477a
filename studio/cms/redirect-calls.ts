import type { JsonValue } from '#cms-schema/json.ts';
import { type RedirectStatus, redirectStatuses } from '#contract/redirects.ts';
import type { Ask } from './ask.ts';
import { askForPage, type Listed, type Paging } from './ask-for-page.ts';
import { readNumber, readObject, readText, readUtc } from './read-json.ts';

/** A redirect from an address that has no page. */
export interface Redirect {
  readonly id: number;
  /** With language prefix, decoded. */
  readonly from: string;
  /** Encoded, as in a link; null for 410 Gone. */
  readonly to: string | null;
  readonly status: RedirectStatus;
  /** Created when a document moved; its target follows that document. */
  readonly isAutomatic: boolean;
  readonly hits: number;
  readonly lastHitAt: string | null;
  readonly createdAt: string | null;
}

export interface RedirectWish {
  readonly from: string;
  readonly to: string;
  readonly status: RedirectStatus;
}

export const redirectOrders = ['date', 'hits', 'last_hit', 'from'] as const;
export type RedirectOrder = (typeof redirectOrders)[number];

export interface RedirectFilter {
  readonly search: string;
  readonly order: RedirectOrder;
}

/**
 * `create` and `save` reject with `haptera_redirect_source`, `haptera_redirect_target`, `haptera_redirect_page`,
 * `haptera_redirect_exists`, `haptera_redirect_loop`, `haptera_redirect_chain`.
 */
export interface RedirectCalls {
  list(query: RedirectFilter & Paging): Promise<Listed<Redirect>>;
  create(wish: RedirectWish): Promise<Redirect>;
  /** Absent fields stay unchanged: without `to` it keeps following its document. */
  save(id: number, patch: Partial<RedirectWish>): Promise<Redirect>;
  remove(id: number): Promise<void>;
}

const path = '/haptera/v1/redirects';

export function createRedirectCalls(ask: Ask): RedirectCalls {
  return {
    list: ({ search, order, ...paging }) =>
      askForPage(ask, path, paging, { search, orderby: order, order: order === 'from' ? 'asc' : 'desc' }, readRedirect),
    create: async (wish) => readRedirect((await ask({ path, method: 'POST', data: { ...wish } })).body),
    save: async (id, patch) =>
      readRedirect((await ask({ path: `${path}/${id}`, method: 'POST', data: { ...patch } })).body),
    remove: async (id) => {
      await ask({ path: `${path}/${id}`, method: 'DELETE' });
    },
  };
}

function readRedirect(value: JsonValue): Redirect {
  const item = readObject(value, 'redirect');
  const status = readNumber(item, 'status');
  return {
    id: readNumber(item, 'id'),
    from: readText(item, 'from'),
    to: item.to === null ? null : readText(item, 'to'),
    status: redirectStatuses.find((each) => each === status) ?? 301,
    isAutomatic: item.document !== null,
    hits: readNumber(item, 'hits'),
    lastHitAt: readUtc(item, 'last_hit'),
    createdAt: readUtc(item, 'date'),
  };
}
