import { isJsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { Locale } from '#cms-schema/locale.ts';
import { type DocumentType, documentTypes } from '#contract/content-types.ts';
import type { Ask } from './ask.ts';
import { readList, readLocale, readNumber, readObject, readText } from './read-json.ts';

export const useStates = ['live', 'scheduled', 'draft', 'work', 'change', 'menu', 'setting', 'trash'] as const;
export type UseState = (typeof useStates)[number];

/** Something that uses a file, block, term or document. */
export type Use =
  | {
      readonly kind: 'document';
      readonly state: UseState;
      readonly id: number;
      readonly type: DocumentType;
      readonly locale: Locale;
      readonly title: string;
    }
  | {
      readonly kind: 'menu';
      readonly state: 'menu';
      readonly id: number;
      readonly locale: Locale;
      readonly name: string;
    }
  | { readonly kind: 'setting'; readonly state: 'setting'; readonly name: string };

export interface UsedThing {
  readonly kind: 'media' | 'term' | 'document' | 'block';
  readonly id: number | string;
}

export interface UsePage {
  readonly items: readonly Use[];
  readonly total: number;
  /** Others, which this user may not see. */
  readonly hidden: number;
}

export interface UseCalls {
  list(thing: UsedThing, page: { readonly perPage: number }, signal?: AbortSignal): Promise<UsePage>;
}

export function createUseCalls(ask: Ask): UseCalls {
  return {
    list: async ({ kind, id }, { perPage }, signal) => {
      const { body, total } = await ask({
        path: '/haptera/v1/uses',
        query: { kind, id: String(id), per_page: perPage },
        signal,
      });
      const answer = readObject(body, 'uses');
      return { items: readList(answer.uses ?? null, 'uses', readUse), total, hidden: readNumber(answer, 'hidden') };
    },
  };
}

function readUse(value: JsonValue): Use {
  const item = readObject(value, 'use');
  const state = useStates.find((each) => each === item.state) ?? 'live';
  if (isJsonObject(item.menu)) {
    const { menu } = item;
    return {
      kind: 'menu',
      state: 'menu',
      id: readNumber(menu, 'id'),
      locale: readLocale(menu, 'lang'),
      name: readText(menu, 'name'),
    };
  }
  if (typeof item.setting === 'string') return { kind: 'setting', state: 'setting', name: item.setting };
  const document = readObject(item.document ?? null, 'document');
  return {
    kind: 'document',
    state,
    id: readNumber(document, 'id'),
    type: documentTypes.find((type) => type === document.type) ?? 'page',
    locale: readLocale(document, 'lang'),
    title: readText(document, 'title'),
  };
}
