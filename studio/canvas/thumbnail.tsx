import { Component, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { WithData } from '#blocks/block-drawing.ts';
import type { BlockHost } from '#blocks/block-props.ts';
import { definitions } from '#blocks/definitions.generated.ts';
import { createBlock } from '#cms-schema/create-block.ts';
import type { BlockDefinition } from '#cms-schema/define-block.ts';
import type { Resolver } from '#cms-schema/field.ts';
import { type Locale, languageTags } from '#cms-schema/locale.ts';
import type { BlockNode } from '#cms-schema/markup/document.ts';
import { tone } from '#ui/theme.ts';
import { blockDrawings, fetchDrawingsOf } from './block-drawings.ts';

/** The width in pixels at which a block is rendered before it is scaled down. */
const drawnAt = 1200;

/**
 * A small rendering of a block's example as it looks on a page. The block's component itself renders it, so every new
 * block has a thumbnail at once. Rendered when it is visible and the browser is idle, one at a time.
 */
export function Thumbnail({ definition, locale }: { readonly definition: BlockDefinition; readonly locale: Locale }) {
  const box = useRef<HTMLSpanElement>(null);
  const [scale, setScale] = useState<number | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let cancel = () => {};
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      cancel = whenIdle(() => setScale(element.clientWidth / drawnAt));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, []);
  return (
    <ThumbnailBox ref={box} lang={languageTags[locale]} aria-hidden="true" inert>
      {scale !== null && (
        <span className="drawn h-surface" data-tone="light" style={{ width: drawnAt, scale: String(scale) }}>
          <Sketch definition={definition} locale={locale} />
        </span>
      )}
    </ThumbnailBox>
  );
}

function Sketch({ definition, locale }: { readonly definition: BlockDefinition; readonly locale: Locale }) {
  const example = useMemo(() => {
    let count = 0;
    const newId = () => `sketch-${definition.alias}-${count++}`;
    return createBlock(definition, locale, newId, definitions);
  }, [definition, locale]);
  const [drawable, setDrawable] = useState<BlockNode | null>(null);
  useEffect(() => {
    let isGone = false;
    void fetchDrawingsOf([example]).then(() => {
      if (!isGone) setDrawable(example);
    });
    return () => {
      isGone = true;
    };
  }, [example]);
  if (drawable !== example) return null;
  return <SketchBoundary>{drawExample(example, locale, 0, definition.parents !== null)}</SketchBoundary>;
}

function drawExample(node: BlockNode, locale: Locale, depth: number, isNested: boolean): ReactNode {
  const resolver: Resolver = {
    locale,
    media: () => null,
    download: () => null,
    document: () => null,
    term: () => null,
  };
  const host: BlockHost = {
    locale,
    id: node.id,
    signature: 'haptera',
    isFirst: false,
    depth: depth + (isNested ? 1 : 0),
  };
  const slots = (name: string) =>
    (node.slots[name] ?? []).map((inner) =>
      inner.kind === 'block' ? <Inner key={inner.id}>{drawExample(inner, locale, depth + 1, isNested)}</Inner> : null,
    );
  return blockDrawings.get(node.type)?.draw(node.attributes, resolver, host, slots, withExample) ?? null;
}

/** Live content keeps changing, so a thumbnail shows the example's. */
const withExample: WithData = (request, draw) => draw(request.example);

function Inner({ children }: { readonly children: ReactNode }) {
  return children;
}

/** A block that cannot render its own example has no thumbnail, only its name. */
class SketchBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

const queue: (() => void)[] = [];

/** Renders one sketch at a time, so that typing is not held up. */
function whenIdle(draw: () => void): () => void {
  queue.push(draw);
  if (queue.length === 1) scheduleNext();
  return () => {
    const at = queue.indexOf(draw);
    if (at !== -1) queue.splice(at, 1);
  };
}

function scheduleNext(): void {
  const next = () => {
    queue.shift()?.();
    if (queue.length > 0) scheduleNext();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: 1500 });
  else setTimeout(next, 60);
}

const ThumbnailBox = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  aspect-ratio: 8 / 5;
  contain: strict;
  border-radius: 3px;
  background-color: ${tone.surfaceSunken};

  .drawn {
    position: absolute;
    inset: 0 auto auto 0;
    display: block;
    min-height: 750px;
    font-size: 17px;
    transform-origin: 0 0;
  }
  *,
  *::before,
  *::after {
    animation-play-state: paused !important;
  }
`;
