import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { definitions } from '#blocks/definitions.generated.ts';
import { type Field, type Fields, type InspectorSection, inspectorSections } from '#cms-schema/field.ts';
import { storedPath } from '#cms-schema/fields/field-place.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { BlockNode, DocumentNode } from '#cms-schema/markup/document.ts';
import { type FieldPath, type Problem, printPath } from '#cms-schema/problem.ts';
import { namePlace } from '#cms-schema/text-fields.ts';
import { theme, tone } from '#ui/theme.ts';
import { controls } from '../controls/controls.ts';
import { type FieldHost, FieldHostProvider } from '../controls/field-host.ts';
import { Problems } from '../controls/field-row.tsx';
import { FieldRows } from '../controls/field-rows.tsx';
import { useAddedItems } from '../controls/use-added-items.ts';
import { isEqual } from '../document/is-equal.ts';
import { nearestField } from '../document/nearest-field.ts';
import { type DraftProblem, listFieldProblems } from '../document/validation.ts';
import { useMessages } from '../messages-context.tsx';
import { SmallButton } from '../parts/panel-parts.tsx';
import { StudioIcon } from '../parts/studio-icon.tsx';
import { withinSentence } from '../parts/within-sentence.ts';
import { listOwnChildren } from './block-places.ts';
import { useBuilder } from './builder-context.ts';
import type { FieldTarget } from './field-target.ts';
import { focusField } from './focus-field.ts';
import type { LookupCache } from './lookup-cache.ts';
import type { Lookups } from './lookups.ts';
import { titleOf } from './node-title.ts';

export interface InspectorProps {
  readonly node: DocumentNode | null;
  readonly locale: Locale;
  readonly lookups: Lookups;
  readonly cache: LookupCache;
  /** Of this block, as the host last checked the whole page. */
  readonly problems: readonly DraftProblem[];
  /** The field that somebody is led to. */
  readonly target: FieldTarget | null;
  /** They are there, or went elsewhere. */
  onTargetEnd(): void;
  /** What stands here while no block is selected: the fields of the page. */
  readonly pagePanel: ReactNode;
  /** What stands under the fields of a block: its translation, its history. */
  readonly blockPanel?: ReactNode;
}

/** The fields of the selected block. */
export const Inspector = memo(function Inspector(props: InspectorProps) {
  const { node, blockPanel, pagePanel, target, onTargetEnd, ...rest } = props;
  const { t, uiLocale } = useMessages();
  const box = useRef<HTMLElement>(null);
  const title = node ? titleOf(node, uiLocale) : '';
  const path = useSame(useMemo(() => (target ? pathIn(node, target) : null), [node, target]));
  useEffect(() => {
    if (path && box.current) return focusField(box.current, path, onTargetEnd);
  }, [path, onTargetEnd]);
  return (
    <InspectorBox
      ref={box}
      aria-label={node ? t('canvas.inspector.label', { block: title }) : t('canvas.outline.page')}
      data-block={node?.id}
    >
      {node === null && (pagePanel ?? <p className="hint">{t('canvas.inspector.noSelection')}</p>)}
      {node?.kind === 'foreign' && (
        <>
          <h2>{title}</h2>
          <p className="hint">{t('canvas.inspector.foreign')}</p>
        </>
      )}
      {node?.kind === 'block' && (
        <>
          <BlockFields key={node.id} node={node} title={title} target={path} {...rest} />
          {/* Apart: what the host keys by the block's id must not be taken for the fields. */}
          <div>{blockPanel}</div>
        </>
      )}
    </InspectorBox>
  );
});

/** Null: that is not shown here. */
function pathIn(node: DocumentNode | null, { blockId, path }: FieldTarget): FieldPath | null {
  if ((node?.id ?? null) !== blockId) return null;
  const definition = node?.kind === 'block' ? definitions.get(node.type) : undefined;
  return node?.kind === 'block' && definition ? nearestField(definition.fields, node.attributes, path) : path;
}

interface BlockFieldsProps extends Pick<InspectorProps, 'locale' | 'lookups' | 'cache' | 'problems'> {
  readonly node: BlockNode;
  readonly title: string;
  readonly target: FieldPath | null;
}

/** Made anew for each block: its controls can write into this block alone. */
function BlockFields({ node, title, target, locale, lookups, cache, problems }: BlockFieldsProps) {
  const { t, uiLocale } = useMessages();
  const { commands, isReadOnly, announce } = useBuilder();
  const definition = definitions.get(node.type);
  const { id, attributes } = node;
  const all = useSame(
    useMemo<readonly Problem[]>(
      () => [...(definition ? listFieldProblems(node, definition) : []), ...problems.flatMap(adviceOf)],
      [node, definition, problems],
    ),
  );
  const { problems: own, noteAdded, noteLeft } = useAddedItems(definition?.fields ?? noFields, attributes, all);
  const host = useMemo<FieldHost>(
    () => ({
      noteAdded,
      noteLeft,
      blockId: id,
      controls,
      locale,
      isReadOnly,
      // The item that stands there as this is drawn: a late answer lands in it, wherever it stands by then.
      commit: (place, value) => commands.setField(id, storedPath(definition?.fields ?? {}, attributes, place), value),
      problems: own,
      target,
      announce,
      lookups,
      cache,
    }),
    [
      id,
      attributes,
      definition,
      locale,
      isReadOnly,
      commands,
      own,
      noteAdded,
      noteLeft,
      target,
      announce,
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

/** "Add tab", "Add column": what stands in this block and nowhere else. */
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
  /** When it leads into this section. */
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

/** All that is wrong, and where: deep in a list one would not find it. */
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

/** The earlier value while the new one says the same: a key press that mends nothing wakes no other control. */
function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (isEqual(kept, value)) return kept;
  setKept(value);
  return value;
}

/** What the fields alone cannot know. */
function adviceOf(problem: DraftProblem): Problem[] {
  if (problem.severity !== 'advice' || problem.blockId === null) return [];
  return [{ ...problem, severity: 'incomplete', blockId: problem.blockId }];
}

const InspectorBox = styled.aside`
  display: grid;
  align-content: start;

  header {
    display: grid;
    gap: 0.25rem;
    padding: 0.875rem 0.875rem 0.75rem;
  }
  h2 {
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.4;
  }
  header > p,
  .hint {
    color: ${tone.textMuted};
    font-size: 0.75rem;
    line-height: 1.5;
  }
  .hint {
    padding: 0.875rem;
  }
  header > .hint {
    padding: 0;
  }
  section {
    border-block-start: 1px solid ${tone.line};
  }
  h3 {
    font-size: 0.75rem;
    font-weight: 500;
  }
  h3 > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: 2.25rem;
    padding-inline: 0.875rem;
    color: ${tone.textMuted};
    cursor: pointer;
  }
  h3 > button:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: -2px;
  }
  .fields {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    padding: 0.125rem 0.875rem 1.125rem;
  }
  .to-mend {
    display: grid;
    gap: 0.25rem;
    margin-block-start: 0.375rem;
    padding: 0.375rem 0.5rem;
    border-radius: ${theme.radius.small};
    background-color: color-mix(in srgb, ${tone.negative} 8%, transparent);
    color: ${tone.negative};
    font-size: 0.75rem;
  }
  .to-mend strong {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    font-weight: 500;
  }
  .to-mend > ul:last-child {
    max-height: 7.5rem;
    overflow-y: auto;
    padding: 0 0 0 1.25rem;
    list-style: none;
  }
  .to-mend button {
    min-height: 1.5rem;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  .to-mend button:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: -1px;
  }
`;
