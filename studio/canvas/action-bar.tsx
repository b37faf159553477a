import { useMemo } from 'react';
import { styled } from 'styled-components';
import { theme } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { StudioIcon, type StudioIconName } from '../parts/studio-icon.tsx';
import { withinSentence } from '../parts/within-sentence.ts';
import { listOwnChildren } from './block-places.ts';
import { useBuilder } from './builder-context.ts';
import { useNodeValue } from './canvas-context.ts';
import { titleOf } from './node-title.ts';

/**
 * The tools of the selected block, which can be dragged by its name. They are inside the frame, so they define their
 * own colours.
 */
export function ActionBar({ id }: { readonly id: string }) {
  const { t, uiLocale } = useMessages();
  const { commands, dragger, isReadOnly, askForBlock } = useBuilder();
  const title = useNodeValue(id, (place) => (place ? titleOf(place.node, uiLocale) : ''));
  const hasParent = useNodeValue(id, (place) => place?.parent != null);
  const node = useNodeValue(id, (place) => place?.node ?? null);
  const children = useMemo(() => (node ? listOwnChildren(node) : []), [node]);
  const tool = (icon: StudioIconName, label: string, act: () => void, words?: string) => (
    <button key={label} type="button" aria-label={label} title={label} onClick={act}>
      <StudioIcon name={icon} size={16} />
      {words}
    </button>
  );
  return (
    <Bar data-block-bar="">
      {hasParent && tool('out', t('canvas.actions.parent'), commands.selectParent)}
      <span
        data-read-only={isReadOnly || undefined}
        onPointerDown={({ nativeEvent }) => dragger.press(nativeEvent, { kind: 'block', id })}
      >
        {title}
      </span>
      {!isReadOnly && (
        <>
          {tool('arrow-up', t('canvas.actions.up'), () => commands.move('up', id))}
          {tool('arrow-down', t('canvas.actions.down'), () => commands.move('down', id))}
          {tool('copy', t('canvas.actions.duplicate'), () => commands.duplicate(id))}
          {children.map(({ definition, place }) => {
            const name = definition.title[uiLocale];
            const label = t('canvas.actions.addChild', { block: withinSentence(name) });
            // With text, because the next button has the same icon.
            return tool('plus', label, () => commands.insert(definition.name, place), withinSentence(name));
          })}
          {tool('plus', t('canvas.actions.addAfter'), askForBlock)}
          {tool('trash', t('canvas.actions.delete'), () => commands.remove(id))}
        </>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 1px;
  padding: 2px;
  border: 1px solid ${theme.color.inkLineStrong};
  border-radius: ${theme.radius.medium};
  background-color: ${theme.color.ink};
  color: ${theme.color.paper};
  box-shadow: ${theme.shadow.overlay};
  font-family: ${theme.font.text};
  font-size: 13px;
  line-height: 1.4;
  cursor: default;
  zoom: calc(1 / var(--canvas-scale, 1));

  span {
    padding: 5px 8px;
    white-space: nowrap;
    user-select: none;
    -webkit-user-select: none;
    cursor: grab;
  }
  span[data-read-only] {
    cursor: default;
  }
  button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 2px;
    min-width: 30px;
    height: 30px;
    padding-inline: 6px;
    white-space: nowrap;
    border-radius: ${theme.radius.small};
    color: inherit;
    cursor: pointer;
  }
  button:hover {
    background-color: ${theme.color.inkLine};
  }
`;
