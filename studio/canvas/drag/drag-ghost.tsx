import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '#ui/theme.ts';
import { useMessages } from '../../messages-context.tsx';
import { StudioIcon } from '../../parts/studio-icon.tsx';
import { useBuilder } from '../builder-context.ts';
import { titleOf } from '../node-title.ts';

/** The name of the dragged item, beside the pointer. It is moved without React. */
export function DragGhost() {
  const { uiLocale } = useMessages();
  const { dragger } = useBuilder();
  const box = useRef<HTMLDivElement>(null);
  const name = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let width = 0;
    dragger.setGhost({
      show(node) {
        if (!box.current || !name.current) return;
        name.current.textContent = titleOf(node, uiLocale);
        box.current.hidden = false;
        width = box.current.offsetWidth;
      },
      move({ x, y }, isWelcome) {
        if (!box.current) return;
        const left = Math.min(x + BESIDE, innerWidth - width);
        box.current.style.translate = `${Math.round(left)}px ${Math.round(y + BESIDE)}px`;
        box.current.toggleAttribute('data-refused', !isWelcome);
      },
      hide() {
        if (box.current) box.current.hidden = true;
      },
    });
    return () => dragger.setGhost(null);
  }, [dragger, uiLocale]);
  return (
    <Box ref={box} hidden aria-hidden="true" data-drag-ghost="">
      <StudioIcon name="drag" size={16} />
      <span ref={name} />
    </Box>
  );
}

/** The distance from the pointer's tip, in pixels. */
const BESIDE = 12;

const Box = styled.div`
  position: fixed;
  inset: 0 auto auto 0;
  z-index: ${theme.layer.toast};
  display: flex;
  align-items: center;
  gap: 0.375rem;
  max-width: 16rem;
  padding: 0.375rem 0.75rem 0.375rem 0.5rem;
  border-radius: ${theme.radius.medium};
  background-color: ${theme.color.ink};
  color: ${theme.color.paper};
  box-shadow: ${theme.shadow.overlay};
  font-size: 0.8125rem;
  line-height: 1.4;
  white-space: nowrap;
  pointer-events: none;

  &[hidden] {
    display: none;
  }
  &[data-refused] {
    color: ${theme.color.mist};
  }
  &[data-refused] span {
    text-decoration: line-through;
  }
`;
