import type { JsonValue } from '#cms-schema/json.ts';
import type { SupportedListName } from '#cms-schema/supported.ts';
import type { ListRow } from '#contract/list-rows.ts';
import { isSupportedListName } from '#contract/supported-lists.ts';
import type { Ask } from './ask.ts';
import {
  readId,
  readList,
  readNumber,
  readObject,
  readOptionalText,
  readText,
  readUtc,
  unexpected,
} from './read-json.ts';

export interface SupportedList {
  readonly name: SupportedListName;
  readonly rows: readonly ListRow[];
  /** `2024-11-29` */
  readonly updated: string | null;
  readonly revision: number;
}

/** One save of a list, with the number of rows it affected. */
export interface ListVersion {
  readonly revision: number;
  readonly at: string | null;
  /** Null for the system and for deleted accounts. */
  readonly author: string | null;
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

export interface SupportedListCalls {
  get(name: SupportedListName, signal?: AbortSignal): Promise<SupportedList>;
  /** Rejects with `haptera_stale` when the list changed since its revision; `readCurrentList` reads the current one. */
  save(list: SupportedList): Promise<SupportedList>;
  listVersions(name: SupportedListName): Promise<readonly ListVersion[]>;
  getVersion(name: SupportedListName, revision: number): Promise<SupportedList>;
}

export function createSupportedListCalls(ask: Ask): SupportedListCalls {
  const pathOf = (name: SupportedListName) => `/haptera/v1/supported-lists/${name}`;
  return {
    get: async (name, signal) => readSupportedList((await ask({ path: pathOf(name), signal })).body),
    save: async ({ name, rows, updated, revision }) => {
      const data = { rows: rows.map((row) => ({ ...row })), updated };
      return readSupportedList((await ask({ path: pathOf(name), method: 'PUT', data, ifMatch: revision })).body);
    },
    listVersions: async (name) =>
      readList((await ask({ path: `${pathOf(name)}/versions` })).body, 'versions', readVersion),
    getVersion: async (name, revision) =>
      readSupportedList((await ask({ path: `${pathOf(name)}/versions/${revision}` })).body),
  };
}

export function readSupportedList(value: JsonValue | undefined): SupportedList {
  const list = readObject(value, 'list');
  const name = list.name;
  if (!isSupportedListName(name)) throw unexpected('name', 'the name of a list');
  return {
    name,
    rows: readList(list.rows, 'rows', (row) => {
      const object = readObject(row, 'row');
      return Object.fromEntries(Object.keys(object).map((key) => [key, readOptionalText(object, key)]));
    }),
    updated: list.updated === null ? null : readText(list, 'updated'),
    revision: readNumber(list, 'revision'),
  };
}

function readVersion(value: JsonValue): ListVersion {
  const version = readObject(value, 'version');
  const author = version.author === null ? null : readObject(version.author, 'author');
  return {
    revision: readNumber(version, 'revision'),
    at: readUtc(version, 'at'),
    author: author && readId(author, 'id') !== null ? readText(author, 'name') : null,
    rows: readNumber(version, 'rows'),
    added: readNumber(version, 'added'),
    changed: readNumber(version, 'changed'),
    removed: readNumber(version, 'removed'),
  };
}
