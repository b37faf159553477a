import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { definitions } from '#blocks/definitions.generated.ts';
import { type Field, type Fields, type InspectorSection, inspectorSections } from '#cms-schema/field.ts';
import { storedPath } from '#cms-schema/fields/field-place.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { BlockNode } from '#cms-schema/markup/document.ts';
import { type FieldPath, type Problem, printPath } from '#cms-schema/problem.ts';
import { namePlace } from '#cms-schema/text-fields.ts';
import { controls } from '../controls/controls.ts';
import { type FieldHost, FieldHostProvider } from '../controls/field-host.ts';
import { Problems } from '../controls/field-row.tsx';
import { FieldRows } from '../controls/field-rows.tsx';
import { useAddedItems } from '../controls/use-added-items.ts';
import { type DraftProblem, listFieldProblems } from '../document/validation.ts';
import { useMessages } from '../messages-context.tsx';
import { SmallButton } from '../parts/panel-parts.tsx';
import { StudioIcon } from '../parts/studio-icon.tsx';
import { withinSentence } from '../parts/within-sentence.ts';
import { listOwnChildren } from './block-places.ts';
import { useBuilder } from './builder-context.ts';
import type { LookupCache } from './lookup-cache.ts';
import type { Lookups } from './lookups.ts';

import { useSame } from './use-same.ts';

export interface BlockFieldsProps {
  readonly locale: Locale;
  readonly lookups: Lookups;
  readonly cache: LookupCache;
  /** The problems of this block from the host's latest check of the page. */
  readonly problems: readonly DraftProblem[];
  readonly node: BlockNode;
  readonly title: string;
  readonly target: FieldPath | null;
}

/** The fields of one block. Mounted separately for each block, so that its controls can only write to this block. */
export function BlockFields({ node, title, target, locale, lookups, cache, problems }: BlockFieldsProps) {
  const { t, uiLocale } = useMessages();
  const { commands, isReadOnly, announce, addPasted } = useBuilder();
  const definition = definitions.get(node.type);
  const { id, attributes } = node;
  const fieldsOf = definition?.fields ?? noFields;
  const all = useSame(
    useMemo<readonly Problem[]>(
      () => [...(definition ? listFieldProblems(node, definition) : []), ...problems.flatMap(adviceOf)],
      [node, definition, problems],
    ),
  );
  const { problems: own, noteAdded, noteLeft } = useAddedItems(fieldsOf, attributes, all);
  const host = useMemo<FieldHost>(
    () => ({
      noteAdded,
      noteLeft,
      blockId: id,
      controls,
      locale,
      isReadOnly,
      // Resolve the item at this place now: a late answer is then stored in that item, even if it has been moved.
      commit: (place, value) => commands.setField(id, storedPath(fieldsOf, attributes, place), value),
      commitAll: (patch, typing) =>
        commands.setFields(
          id,
          patch.map(({ path, value }) => ({ path: storedPath(fieldsOf, attributes, path), value })),
          typing && storedPath(fieldsOf, attributes, typing),
        ),
      addPictures: (pictures) => addPasted(pictures, id),
      fields: fieldsOf,
      values: attributes,
      problems: own,
      target,
      announce,
      lookups,
      cache,
    }),
    [
      id,
      attributes,
      fieldsOf,
      locale,
      isReadOnly,
      commands,
      own,
      noteAdded,
      noteLeft,
      target,
      announce,
      addPasted,
      lookups,
      cache,
    ],
  );
  if (!definition) return null;
  const fields = Object.entries(definition.fields);
  const targetField = fields.find(([name]) => name === target?.[0])?.[1];
  const targetSection = targetField && sectionOf(targetField);
  return (
    <FieldHostProvider value={host}>
      <header>
        <h2>{title}</h2>
        <p>{definition.description[uiLocale]}</p>
        {isReadOnly && <p className="hint">{t('canvas.inspector.readOnly')}</p>}
        {!isReadOnly && <AddChildren node={node} />}
        {own.length > 0 && <ProblemSummary blockId={id} fields={definition.fields} problems={own} />}
      </header>
      {fields.length === 0 && <p className="hint">{t('canvas.inspector.noFields')}</p>}
      {inspectorSections.map((section) =>
        fields.some(([, field]) => sectionOf(field) === section) ? (
          <Section key={section} section={section} target={section === targetSection ? target : null}>
            <FieldRows
              fields={definition.fields}
              path={[]}
              values={node.attributes}
              filter={(field) => sectionOf(field) === section}
            />
          </Section>
        ) : null,
      )}
    </FieldHostProvider>
  );
}

/** "Add tab", "Add column": buttons for blocks that exist only inside this one. */
function AddChildren({ node }: { readonly node: BlockNode }) {
  const { t, uiLocale } = useMessages();
  const { commands } = useBuilder();
  return listOwnChildren(node).map(({ definition, place }) => (
    <SmallButton key={definition.name} onClick={() => commands.insert(definition.name, place)}>
      <StudioIcon name="plus" size={14} />
      {t('canvas.actions.addChild', { block: withinSentence(definition.title[uiLocale]) })}
    </SmallButton>
  ));
}

interface SectionProps {
  readonly section: InspectorSection;
  /** The target, if it is in this section. */
  readonly target: FieldPath | null;
  readonly children: ReactNode;
}

function Section({ section, target, children }: SectionProps) {
  const { t } = useMessages();
  const [isOpen, setOpen] = useState(section !== 'advanced');
  useEffect(() => {
    if (target) setOpen(true);
  }, [target]);
  return (
    <section>
      <h3>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(`canvas.inspector.${section}`)}
          <StudioIcon name={isOpen ? 'chevron-down' : 'chevron-right'} size={14} />
        </button>
      </h3>
      {isOpen && <div className="fields">{children}</div>}
    </section>
  );
}

interface ProblemSummaryProps {
  readonly blockId: string;
  readonly fields: Fields;
  readonly problems: readonly Problem[];
}

/** Lists all problems with links to their fields, which would be hard to find deep in a list. */
function ProblemSummary({ blockId, fields, problems }: ProblemSummaryProps) {
  const { t, uiLocale } = useMessages();
  const { goTo } = useBuilder();
  const blockwide = problems.filter(({ path }) => path.length === 0);
  const inFields = problems.filter(({ path }) => path.length > 0);
  return (
    <div className="to-mend">
      <strong>
        <StudioIcon name="warning" size={14} />
        {t('canvas.inspector.problems', { count: problems.length })}
      </strong>
      {blockwide.length > 0 && <Problems problems={blockwide} />}
      {inFields.length > 0 && (
        <ul>
          {inFields.map(({ path, code, message }) => (
            <li key={`${printPath(path)} ${code}`}>
              <button type="button" title={message[uiLocale]} onClick={() => goTo({ blockId, path })}>
                {namePlace(fields, path, uiLocale) ?? message[uiLocale]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const noFields: Fields = {};

function sectionOf(field: Field): InspectorSection {
  return field.section ?? 'content';
}

/** Advice, which cannot be derived from the fields alone. */
function adviceOf(problem: DraftProblem): Problem[] {
  if (problem.severity !== 'advice' || problem.blockId === null) return [];
  return [{ ...problem, severity: 'incomplete', blockId: problem.blockId }];
}
