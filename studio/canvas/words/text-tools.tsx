import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { definitions } from '#blocks/definitions.generated.ts';
import { placeOf } from '#cms-schema/fields/field-place.ts';
import type { BlockNode } from '#cms-schema/markup/document.ts';
import { type Problem, printPath } from '#cms-schema/problem.ts';
import { getIn } from '#cms-schema/set-in.ts';
import { theme, tone } from '#ui/theme.ts';
import { Counter, isNearlyFull, Problems } from '../../controls/field-row.tsx';
import { applyLink } from '../../controls/rich-text/apply-link.ts';
import { describeLoss } from '../../controls/rich-text/describe-loss.ts';
import { LinkForm } from '../../controls/rich-text/link-form.tsx';
import { linkPlaceOf } from '../../controls/rich-text/mark-commands.ts';
import { Toolbar } from '../../controls/rich-text/toolbar.tsx';
import { listFieldProblems } from '../../document/validation.ts';
import { useMessages } from '../../messages-context.tsx';
import { useCanvasPage, useNodeValue } from '../canvas-context.ts';
import type { Lookups } from '../lookups.ts';
import { followText } from './follow-text.ts';
import type { EditedText } from './text-editing.ts';
import { TEXT_BAR } from './watch-focus.ts';

export interface TextToolsProps {
  readonly edited: EditedText;
  readonly lookups: Lookups;
}

/**
 * The toolbar of a text that is edited on the page, with the counter and problems of its field. It is next to the text,
 * within the stage, and hidden if there is nothing to show.
 */
export function TextTools({ edited, lookups }: TextToolsProps) {
  const { field, path, blockId, box, editor } = edited;
  const { t } = useMessages();
  const { locale } = useCanvasPage();
  const bar = useRef<HTMLDivElement>(null);
  const id = useId();
  const { state, link, loss } = useSyncExternalStore(editor.subscribe, editor.tools);
  const node = useNodeValue(blockId, (place) => (place?.node.kind === 'block' ? place.node : null));
  const problems = node ? problemsAt(node, path) : [];
  const hasProblems = problems.length > 0;
  useEffect(() => {
    box.setAttribute('aria-invalid', String(hasProblems));
  }, [box, hasProblems]);
  const value = node ? getIn(node.attributes, path) : undefined;
  const lost = describeLoss(loss, t);
  const isShown =
    field.kind === 'richText' || isNearlyFull(field, value) || hasProblems || lost !== '' || link !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element exists only while it is shown
  useLayoutEffect(() => (bar.current ? followText(bar.current, edited) : undefined), [edited, isShown]);
  if (!isShown) return null;
  return (
    <Bar
      ref={bar}
      {...{ [TEXT_BAR]: '' }}
      onPointerDown={(event) => {
        // Keep the focus in the text.
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
      }}
    >
      {field.kind === 'richText' && (
        <Toolbar
          state={state}
          controls={id}
          onTool={(tool) => editor.run(tool.command)}
          onLink={() => editor.setLink(linkPlaceOf(state))}
          onLeave={() => editor.view.focus()}
        />
      )}
      <Counter field={field} value={value} />
      <div role="status" className="notes">
        {hasProblems && <Problems problems={problems} />}
        {lost}
      </div>
      {link && (
        <LinkForm
          key={link.html?.href ?? ''}
          href={link.html?.href ?? ''}
          search={{ lookups, locale }}
          onClose={(target) => {
            editor.setLink(null);
            applyLink(editor, link, target);
          }}
        />
      )}
    </Bar>
  );
}

/** The problems of the text's field. */
function problemsAt(node: BlockNode, path: EditedText['path']): Problem[] {
  const definition = definitions.get(node.type);
  if (!definition) return [];
  const place = printPath(placeOf(definition.fields, node.attributes, path));
  return listFieldProblems(node, definition).filter((problem) => printPath(problem.path) === place);
}

const Bar = styled.div`
  position: absolute;
  z-index: ${theme.layer.sticky};
  display: grid;
  gap: 0.25rem;
  width: max-content;
  max-width: calc(100% - 1rem);
  padding: 0.25rem;
  border: 1px solid ${tone.lineStrong};
  border-radius: ${theme.radius.medium};
  background-color: ${tone.surfaceRaised};
  color: ${tone.text};
  box-shadow: ${theme.shadow.overlay};
  font-size: 0.8125rem;

  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 1px;
  }
  .counter {
    padding-inline: 0.375rem;
    color: ${tone.textMuted};
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
  }
  .counter[data-over] {
    color: ${tone.negative};
  }
  .notes {
    max-width: 26rem;
    padding-inline: 0.375rem;
    color: ${tone.caution};
    font-size: 0.75rem;
  }
  .notes:empty {
    display: none;
  }
  @media (pointer: coarse) {
    .tools button {
      width: 2.75rem;
      height: 2.75rem;
    }
  }
  @media (forced-colors: active) {
    .tools [aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
