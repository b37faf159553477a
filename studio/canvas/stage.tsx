import { Puck } from '@puckeditor/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';
import type { ViewportWidth, Zoom } from './viewport-bar.tsx';

export interface StageProps {
  readonly width: ViewportWidth;
  readonly zoom: Zoom;
  /** Told whenever room, width or zoom give another scale. */
  onScale(scale: number): void;
}

/** The frame with the page, as wide as a visitor's screen and made to fit the room there is. */
export function Stage({ width, zoom, onScale }: StageProps) {
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
  useEffect(() => {
    // Lines and tools over the page keep their size while the page grows small.
    const frame = box.current?.querySelector('iframe');
    // A frame that is just being loaded has a document with nothing in it: it is told when it is there.
    const tell = () =>
      frame?.contentDocument?.querySelector('html')?.style.setProperty('--canvas-scale', String(scale));
    tell();
    frame?.addEventListener('load', tell);
    return () => frame?.removeEventListener('load', tell);
  }, [scale]);
  return (
    <StageBox ref={box} data-canvas-area="">
      <div className="paper" style={{ width: pageWidth * scale, height: room.height }}>
        <div className="page" style={{ width: pageWidth, height: room.height / scale, transform: `scale(${scale})` }}>
          <Puck.Preview />
        </div>
      </div>
    </StageBox>
  );
}

const StageBox = styled.div`
  position: relative;
  overflow: auto hidden;
  min-width: 0;
  min-height: 0;
  background-color: ${tone.surfaceSunken};

  .paper {
    position: relative;
    overflow: hidden;
    margin-inline: auto;
    background-color: ${tone.surface};
    box-shadow: 0 0 0 1px ${tone.line};
  }
  .page {
    transform-origin: 0 0;
  }
  [data-puck-preview],
  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
`;
