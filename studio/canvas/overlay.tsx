import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { ActionBar } from './action-bar.tsx';
import { useBuilder } from './builder-context.ts';
import { useCanvasPage } from './canvas-context.ts';
import { createCanvasTarget } from './drag/canvas-target.ts';
import { createMarks, type Marks } from './marks.ts';
import { titleOf } from './node-title.ts';

/**
 * The layer over the page: the outlines of the block under the pointer and of the selected one, its tools, and the drop
 * line. None of it is inside the blocks, and it moves without React rendering anything.
 */
export function Overlay({ frame, selection }: { readonly frame: Document; readonly selection: string | null }) {
  const { store } = useCanvasPage();
  const { dragger } = useBuilder();
  const { uiLocale } = useMessages();
  const layer = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<Marks | null>(null);
  useLayoutEffect(() => {
    if (!layer.current) return;
    const elements = { frame, store };
    const created = createMarks(frame, layer.current, (id) => {
      const node = store.find(id)?.node;
      return node ? titleOf(node, uiLocale) : '';
    });
    setMarks(created);
    const removeTarget = dragger.addTarget(createCanvasTarget(elements, created));
    return () => {
      removeTarget();
      created.stop();
    };
  }, [frame, store, dragger, uiLocale]);
  useLayoutEffect(() => marks?.select(selection), [marks, selection]);
  useEffect(() => {
    if (!marks) return;
    const onOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') marks.hover(target);
    };
    const onOut = ({ relatedTarget }: PointerEvent) => {
      if (relatedTarget === null) marks.hover(null);
    };
    frame.addEventListener('pointerover', onOver);
    frame.addEventListener('pointerout', onOut);
    return () => {
      frame.removeEventListener('pointerover', onOver);
      frame.removeEventListener('pointerout', onOut);
    };
  }, [frame, marks]);
  return (
    <Layer ref={layer} data-overlay="">
      <div className="zone" hidden />
      <div className="hovered" hidden aria-hidden="true">
        <span className="name" />
      </div>
      <div className="selected" hidden />
      <div className="tools" hidden>
        {selection !== null && <ActionBar id={selection} />}
      </div>
      <div className="line" hidden data-drop-line="" />
    </Layer>
  );
}

const { signal } = theme.color;
/** A length in screen pixels, whatever the scale of the page. */
const px = (count: number) => `calc(${count}px / var(--canvas-scale, 1))`;

const Layer = styled.div`
  position: absolute;
  inset: 0 auto auto 0;
  z-index: 2147483000;
  width: 0;
  height: 0;
  font-family: ${theme.font.text};
  pointer-events: none;

  & > * {
    position: absolute;
    inset: 0 auto auto 0;
  }
  & > [hidden],
  &[data-dragging] > :is(.hovered, .tools) {
    display: none;
  }
  .hovered,
  .selected,
  .zone {
    outline: ${px(2)} solid color-mix(in srgb, ${signal} 55%, transparent);
    outline-offset: ${px(-2)};
  }
  .selected {
    outline-color: ${signal};
  }
  .zone {
    outline: ${px(1.5)} dashed color-mix(in srgb, ${signal} 60%, transparent);
    outline-offset: ${px(3)};
  }
  .name {
    position: absolute;
    inset: 0 auto auto 0;
    padding: 1px 6px;
    border-end-end-radius: ${theme.radius.small};
    background-color: ${theme.color.ink};
    color: ${theme.color.paper};
    font-size: 11px;
    line-height: 1.5;
    white-space: nowrap;
    zoom: calc(1 / var(--canvas-scale, 1));
  }
  /* Above the block if there is room, or else inside it; visible as long as the block is. */
  .tools {
    display: flex;
    justify-content: flex-end;
  }
  .tools[data-at='start'] {
    justify-content: flex-start;
  }
  .tools > * {
    position: sticky;
    inset-block-start: ${px(8)};
    align-self: flex-start;
    flex: none;
    pointer-events: auto;
  }
  .line {
    border-radius: ${px(2)};
    background-color: ${signal};
    box-shadow: 0 0 0 ${px(1)} ${theme.color.paper};
  }
`;
