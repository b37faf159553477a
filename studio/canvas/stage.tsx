import { memo, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';
import { CanvasFrame } from './canvas-frame.tsx';
import type { ViewportWidth, Zoom } from './viewport-bar.tsx';

export interface StageProps {
  readonly width: ViewportWidth;
  readonly zoom: Zoom;
  readonly selection: string | null;
  /** Called whenever available space, width or zoom lead to a new scale. */
  onScale(scale: number): void;
}

/** The frame with the page, as wide as a visitor's screen, scaled to fit the available space. */
export const Stage = memo(function Stage({ width, zoom, selection, onScale }: StageProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const pageWidth = width === 'fit' ? Math.max(320, room.width) : width;
  const scale = zoom === 'auto' ? Math.min(1, room.width / pageWidth || 1) : zoom;
  useLayoutEffect(() => onScale(scale), [scale, onScale]);
  return (
    <StageBox ref={box} data-canvas-area="">
      <div className="paper" style={{ width: pageWidth * scale, height: room.height }}>
        <div className="page" style={{ width: pageWidth, height: room.height / scale, transform: `scale(${scale})` }}>
          <CanvasFrame selection={selection} scale={scale} />
        </div>
      </div>
    </StageBox>
  );
});

const StageBox = styled.div`
  position: relative;
  overflow: auto hidden;
  min-width: 0;
  min-height: 0;
  background-color: ${tone.surfaceSunken};

  .paper {
    position: relative;
    /* Not 'hidden': focusing something on a scaled page could scroll the page out of its frame. */
    overflow: clip;
    margin-inline: auto;
    background-color: ${tone.surface};
    box-shadow: 0 0 0 1px ${tone.line};
  }
  .page {
    transform-origin: 0 0;
  }
  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
`;
