import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { Fields } from '#cms-schema/field.ts';
import { storedPath } from '#cms-schema/fields/field-place.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { FieldPath, Problem } from '#cms-schema/problem.ts';
import { setIn } from '#cms-schema/set-in.ts';
import { useBuilder } from '../canvas/builder-context.ts';
import { createLookupCache } from '../canvas/lookup-cache.ts';
import type { Lookups } from '../canvas/lookups.ts';
import { controls } from '../controls/controls.ts';
import { type FieldHost, FieldHostProvider } from '../controls/field-host.ts';
import { FieldRows } from '../controls/field-rows.tsx';
import { useAddedItems } from '../controls/use-added-items.ts';
import type { DraftProblem } from '../document/validation.ts';

export interface TypeFieldsProps {
  readonly fields: Fields;
  readonly meta: JsonObject;
  readonly locale: Locale;
  readonly problems: readonly DraftProblem[];
  readonly isReadOnly: boolean;
  readonly lookups: Lookups;
  onEdit(path: readonly ['meta', string], value: JsonValue): void;
}

/** The fields that a document type adds, with the same controls as the fields of blocks. */
export function TypeFields({ fields, meta, locale, problems, isReadOnly, lookups, onEdit }: TypeFieldsProps) {
  const { announce } = useBuilder();
  const cache = useMemo(() => createLookupCache({ lookups, locale }), [lookups, locale]);
  const own = useMemo(() => problems.flatMap(asProblem), [problems]);
  const { problems: shown, noteAdded, noteLeft } = useAddedItems(fields, meta, own);
  const host = useMemo<FieldHost>(
    () => ({
      noteAdded,
      noteLeft,
      blockId: 'page',
      controls,
      locale,
      isReadOnly,
      commit: (place, value) => {
        const edit = editMeta(fields, meta, place, value);
        if (edit) onEdit(['meta', edit.name], edit.value);
      },
      commitAll: (patch) => {
        let current = meta;
        for (const { path, value } of patch) {
          const edit = value === undefined ? null : editMeta(fields, current, path, value);
          if (!edit) continue;
          current = { ...current, [edit.name]: edit.value };
          onEdit(['meta', edit.name], edit.value);
        }
      },
      fields,
      values: meta,
      problems: shown,
      target: null,
      announce,
      lookups,
      cache,
    }),
    [fields, meta, locale, isReadOnly, shown, noteAdded, noteLeft, announce, lookups, cache, onEdit],
  );
  return (
    <FieldHostProvider value={host}>
      <Rows>
        <FieldRows fields={fields} path={['meta']} values={meta} />
      </Rows>
    </FieldHostProvider>
  );
}

/** The top-level meta field that changes, with its whole new value; null if the place no longer exists. */
export function editMeta(
  fields: Fields,
  meta: JsonObject,
  [, ...place]: FieldPath,
  value: JsonValue,
): { readonly name: string; readonly value: JsonValue } | null {
  const [name, ...rest] = storedPath(fields, meta, place);
  if (typeof name !== 'string') return null;
  if (rest.length === 0) return { name, value };
  const before = meta[name] ?? fields[name]?.defaultValue() ?? {};
  const changed = setIn(
    { [name]: isJsonObject(before) || Array.isArray(before) ? before : {} },
    [name, ...rest],
    value,
  );
  const next = changed?.[name];
  return next === undefined ? null : { name, value: next };
}

function asProblem({ severity, code, path, blockId, message }: DraftProblem): Problem[] {
  return severity === 'advice' || blockId !== null || path[0] !== 'meta' ? [] : [{ severity, code, path, message }];
}

const Rows = styled.div`
  display: grid;
  gap: 1rem;
`;
