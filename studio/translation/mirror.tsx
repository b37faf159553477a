import { Fragment, memo, type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle, StyleSheetManager, styled } from 'styled-components';
import type { WithData } from '#blocks/block-drawing.ts';
import type { BlockHost } from '#blocks/block-props.ts';
import { definitions } from '#blocks/definitions.generated.ts';
import { hasHeading, levelBelow, type OutlineBlock, outlineLevel } from '#blocks/outline-level.ts';
import { listReferences } from '#cms-schema/fields/list-references.ts';
import { type Locale, languageTags } from '#cms-schema/locale.ts';
import type { BlockNode, DocumentNode } from '#cms-schema/markup/document.ts';
import { GlobalStyle } from '#ui/global-style.tsx';
import { theme, tone } from '#ui/theme.ts';
import { blockDrawings } from '../canvas/block-drawings.ts';
import { LoadedBlock } from '../canvas/loaded-block.tsx';
import { createLookupCache, type LookupCache } from '../canvas/lookup-cache.ts';
import type { Lookups } from '../canvas/lookups.ts';
import { scrollToBlock } from '../canvas/scroll-to-block.ts';
import type { SiteChrome } from '../canvas/site-chrome.ts';
import { useChromeStyles } from '../canvas/use-chrome-styles.ts';
import { otherOf } from '../document/edit-field.ts';
import { findNode } from '../document/tree.ts';
import { useMessages } from '../messages-context.tsx';

export interface MirrorProps {
  readonly nodes: readonly DocumentNode[];
  readonly locale: Locale;
  readonly signature: string;
  readonly lookups: Lookups;
  readonly chrome: SiteChrome | null;
  readonly selection: string | null;
  /** Whether the selected block exists in the language being edited. */
  readonly isOnPage: boolean;
  onSelect(id: string): void;
}

/** The layout width of the mirrored page, in pixels. */
const WIDTH = 1080;

/**
 * The other language, read-only, beside the canvas. Clicking a block selects it, and the selected block is scrolled
 * into view.
 */
export function Mirror({ nodes, locale, signature, lookups, chrome, selection, isOnPage, onSelect }: MirrorProps) {
  const { t } = useMessages();
  const box = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<Document | null>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const cache = useMemo(() => createLookupCache({ lookups, locale }), [lookups, locale]);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (frame) frame.documentElement.lang = languageTags[locale];
  }, [frame, locale]);
  useEffect(() => {
    if (frame && selection !== null) return scrollToBlock(frame, selection);
  }, [frame, selection]);
  useChromeStyles(frame, chrome);
  const isHere = selection !== null && findNode(nodes, selection) !== null;
  const lacking = selection === null || isHere === isOnPage ? null : isHere ? otherOf(locale) : locale;
  const scale = Math.min(1, room.width / WIDTH || 1);
  return (
    <Box ref={box} data-mirror="">
      <p role="status">{lacking && t('translation.mirrorLacks', { language: t(`builder.language.${lacking}`) })}</p>
      <iframe
        ref={(element) => setFrame(element?.contentDocument ?? null)}
        title={t('translation.mirror', { language: t(`builder.language.${locale}`) })}
        tabIndex={-1}
        style={{ width: WIDTH, height: room.height / scale, transform: `scale(${scale})` }}
      />
      {frame &&
        createPortal(
          <StyleSheetManager target={frame.head}>
            <GlobalStyle />
            <MirrorStyle />
            {selection !== null && <SelectedStyle $id={selection} />}
            <main
              onClickCapture={(event) => {
                event.preventDefault();
                event.stopPropagation();
                const id = closestBlock(event.target, nodes);
                if (id !== null) onSelect(id);
                // Nothing can be typed here, so leave the keys to the page being edited.
                box.current?.querySelector('iframe')?.blur();
              }}
            >
              <MirroredNodes
                nodes={nodes}
                page={{ locale, signature, cache, first: nodes[0]?.id ?? null }}
                depth={0}
                level={2}
              />
            </main>
          </StyleSheetManager>,
          frame.body,
        )}
    </Box>
  );
}

interface MirroredPage {
  readonly locale: Locale;
  readonly signature: string;
  readonly cache: LookupCache;
  readonly first: string | null;
}

interface MirroredNodesProps {
  readonly nodes: readonly DocumentNode[];
  readonly page: MirroredPage;
  readonly depth: number;
  /** The level of the headings of these nodes; the heading of the page's first block has level 1. */
  readonly level: number;
}

function MirroredNodes({ nodes, page, depth, level }: MirroredNodesProps) {
  const { locale, signature, cache, first } = page;
  return nodes.map((node) =>
    node.kind === 'foreign' ? (
      <Fragment key={node.id} />
    ) : (
      <MirroredBlock
        key={node.id}
        node={node}
        locale={locale}
        signature={signature}
        cache={cache}
        isFirst={node.id === first}
        depth={depth}
        level={node.id === first ? outlineLevel(outlineOf(node, true), []) : level}
      />
    ),
  );
}

function outlineOf({ type, attributes }: BlockNode, isFirst: boolean): OutlineBlock {
  return { hasHeading: hasHeading(definitions.get(type), attributes), isFirst };
}

interface MirroredBlockProps extends Omit<MirroredPage, 'first'> {
  readonly node: BlockNode;
  readonly isFirst: boolean;
  readonly depth: number;
  readonly level: number;
}

/** Memoised, so that an edit in one block rerenders only that block. */
const MirroredBlock = memo(function MirroredBlock({
  node,
  locale,
  signature,
  cache,
  isFirst,
  depth,
  level,
}: MirroredBlockProps) {
  const { id, type, attributes, slots } = node;
  const definition = definitions.get(type);
  const draw = blockDrawings.use(type).code?.draw;
  const references = useMemo(
    () => (definition ? listReferences(definition.fields, attributes) : []),
    [definition, attributes],
  );
  useSyncExternalStore(cache.subscribe, () => cache.stampOf(references));
  if (!draw || !definition) return null;
  const host: BlockHost = { locale, id, signature, isFirst, depth, level };
  const page = { locale, signature, cache, first: null };
  const drawSlot = (name: string): ReactNode => (
    <MirroredNodes
      nodes={slots[name] ?? []}
      page={page}
      depth={depth + 1}
      level={levelBelow(level, outlineOf(node, isFirst))}
    />
  );
  const isKnown = references.every(cache.isKnown);
  const withData: WithData = (request, drawData) => (
    <LoadedBlock
      id={id}
      definition={definition}
      request={isKnown ? request : null}
      send={cache.sendQuery}
      draw={drawData}
    />
  );
  return draw(attributes, cache.resolver, host, drawSlot, withData);
});

/** The innermost block around the clicked element. */
function closestBlock(target: EventTarget, nodes: readonly DocumentNode[]): string | null {
  const ids = new Set(listIdsOf(nodes));
  let element: unknown = target;
  while (isElement(element)) {
    if (ids.has(element.id)) return element.id;
    element = element.parentElement;
  }
  return null;
}

/** Elements of another window are not instances of our `Element`. */
function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && 'nodeType' in value && value.nodeType === 1;
}

function listIdsOf(nodes: readonly DocumentNode[]): string[] {
  return nodes.flatMap((node) =>
    node.kind === 'foreign' ? [] : [node.id, ...Object.values(node.slots).flatMap((inner) => listIdsOf(inner))],
  );
}

const MirrorStyle = createGlobalStyle`
  body {
    overflow-x: clip;
    cursor: default;
  }
`;

/**
 * Selects by id, so that it also applies to a block that is rerendered or rendered later. Looks different from the
 * selection on the canvas.
 */
const SelectedStyle = createGlobalStyle<{ $id: string }>`
  #${({ $id }) => CSS.escape($id)} {
    outline: 4px dashed ${theme.color.signal};
    outline-offset: -4px;
  }
`;

const Box = styled.div`
  position: relative;
  overflow: hidden;
  min-height: 0;
  height: 100%;
  background-color: ${tone.surfaceSunken};

  [role='status'] {
    position: absolute;
    z-index: 1;
    inset-inline: 0;
    padding: 0.375rem 0.875rem;
    border-block-end: 1px solid ${tone.line};
    background-color: ${tone.surfaceRaised};
    color: ${tone.textMuted};
    font-size: 0.75rem;
  }
  [role='status']:empty {
    display: none;
  }
  iframe {
    display: block;
    border: 0;
    background-color: ${tone.surface};
    transform-origin: 0 0;
  }
`;
