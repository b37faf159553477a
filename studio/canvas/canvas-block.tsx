import {
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { DrawBlock, WithData } from '#blocks/block-drawing.ts';
import type { BlockHost } from '#blocks/block-props.ts';
import { definitions } from '#blocks/definitions.generated.ts';
import type { BlockDefinition } from '#cms-schema/define-block.ts';
import { listReferences } from '#cms-schema/fields/list-references.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import { bringToLife, listRoots } from '#ui/attachment.ts';
import { isEqual } from '../document/is-equal.ts';
import type { Parent } from '../document/tree.ts';
import { useMessages } from '../messages-context.tsx';
import { BlockBoundary } from './block-boundary.tsx';
import { blockDrawings } from './block-drawings.ts';
import { isFirstOfPage } from './block-host.ts';
import { useCanvasPage, useFrameDocument, useNodeValue } from './canvas-context.ts';
import { BlockNotice, EmptyBlock } from './empty-block.tsx';
import { ForeignBlock } from './foreign-block.tsx';
import { LoadedBlock } from './loaded-block.tsx';

/**
 * A block of the page on the canvas: the published component, drawn from the current document. Nothing is wrapped
 * around it, so that it looks exactly as on the site. The only prop from the document is its id.
 */
export const CanvasBlock = memo(function CanvasBlock({ id }: { readonly id: string }) {
  const { locale, signature, cache, editing } = useCanvasPage();
  const kind = useNodeValue(id, (place) => place?.node.kind ?? null);
  const type = useNodeValue(id, (place) => (place?.node.kind === 'block' ? place.node.type : null));
  // While one of its texts is edited in place, the rest of the block does not change.
  const held = useSyncExternalStore(editing.subscribe, () => editing.heldBlock(id));
  const attributes = useNodeValue(
    id,
    (place) => held?.attributes ?? (place?.node.kind === 'block' ? place.node.attributes : null),
  );
  const source = useNodeValue(id, (place) => (place?.node.kind === 'foreign' ? place.node.source : null));
  const depth = useNodeValue(id, (place) => place?.depth ?? 0);
  const level = useNodeValue(id, (place) => place?.level ?? 2);
  const isFirst = useNodeValue(id, (place) => place !== null && isFirstOfPage(place));
  const own = useMemo<BlockHost>(
    () => ({ locale, id, signature, isFirst, depth, level }),
    [locale, id, signature, isFirst, depth, level],
  );
  const host = held && !isEqual(held.host, own) ? held.host : own;
  const definition = type === null ? undefined : definitions.get(type);
  const references = useMemo(
    () => (definition && attributes ? listReferences(definition.fields, attributes) : []),
    [definition, attributes],
  );
  const stamp = useSyncExternalStore(cache.subscribe, () => cache.stampOf(references));
  // A new stamp makes new content: a block may have something to show once its picture is loaded.
  const content = useMemo<Content>(() => ({ attributes, source, stamp }), [attributes, source, stamp]);
  const isEmpty = useBlockElement(id, content);
  useAttachment(id, definition);
  // If another element replaces the block's element, render again so that the new one is marked as the block.
  const [, onReplaced] = useReducer((count: number) => count + 1, 0);
  if (kind === null) return null;
  if (isEmpty) return <EmptyBlock id={id} definition={definition ?? null} />;
  return (
    <BlockBoundary id={id} definition={definition ?? null} content={content}>
      {definition && attributes ? (
        <DrawnBlock
          key={definition.name}
          definition={definition}
          attributes={attributes}
          isKnown={references.every(cache.isKnown)}
          stamp={stamp}
          host={host}
          onReplaced={onReplaced}
        />
      ) : (
        <ForeignBlock source={source ?? ''} host={host} />
      )}
    </BlockBoundary>
  );
});

/** Everything that determines how a block looks; compared by identity. */
interface Content {
  readonly attributes: JsonObject | null;
  readonly source: string | null;
  readonly stamp: string;
}

interface DrawnBlockProps {
  readonly definition: BlockDefinition;
  readonly attributes: JsonObject;
  /** Whether everything that the attributes refer to has been looked up. */
  readonly isKnown: boolean;
  /** The stamp of everything that the attributes refer to. */
  readonly stamp: string;
  readonly host: BlockHost;
  onReplaced(): void;
}

function DrawnBlock(props: DrawnBlockProps) {
  // All drawings of the opened page are loaded; a block added before the browser was idle may have to wait.
  const [draw] = useState(() => blockDrawings.get(props.definition.name)?.draw);
  return draw ? <Drawing {...props} draw={draw} /> : <AwaitedBlock {...props} />;
}

function AwaitedBlock(props: DrawnBlockProps) {
  const { definition, host, onReplaced } = props;
  const { t, uiLocale } = useMessages();
  const { code, isMissing } = blockDrawings.use(definition.name);
  const draw = code?.draw;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element changes once the block can be drawn
  useLayoutEffect(() => onReplaced(), [draw, onReplaced]);
  if (draw) return <Drawing {...props} draw={draw} />;
  return (
    <BlockNotice id={host.id} isBroken={isMissing}>
      {t(isMissing ? 'canvas.data.failed' : 'canvas.data.loading', { block: definition.title[uiLocale] })}
    </BlockNotice>
  );
}

interface DrawingProps extends DrawnBlockProps {
  readonly draw: DrawBlock;
}

function Drawing({ draw, definition, attributes, isKnown, stamp, host, onReplaced }: DrawingProps) {
  const { cache } = useCanvasPage();
  const drawSlot = useCallback((name: string): ReactNode => <SlotZone holder={host.id} slot={name} />, [host.id]);
  const withData = useCallback<WithData>(
    (request, drawData) => (
      <LoadedBlock
        id={host.id}
        definition={definition}
        request={isKnown ? request : null}
        send={cache.sendQuery}
        draw={drawData}
        onReplaced={onReplaced}
      />
    ),
    [host.id, definition, isKnown, cache, onReplaced],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stamp means that the resolver has new answers
  return useMemo(
    () => draw(attributes, cache.resolver, host, drawSlot, withData),
    [draw, attributes, cache, host, drawSlot, withData, stamp],
  );
}

/**
 * Finds the block's own element by its id and marks it. Returns true if there is none: a picture block without a
 * picture draws nothing, which could be neither seen nor selected.
 */
function useBlockElement(id: string, content: Content): boolean {
  const frame = useFrameDocument();
  const [emptyContent, setEmptyContent] = useState<Content | null>(null);
  useLayoutEffect(() => {
    const element = frame?.getElementById(id);
    if (element) element.setAttribute('data-block', id);
    else setEmptyContent(content);
  });
  return emptyContent === content;
}

/**
 * Attaches the block's interactive behaviour as its module does on the site. Repeated whenever it or a block inside it
 * is drawn: tabs are added and removed, and the visible one is read from the markup.
 */
function useAttachment(id: string, definition: BlockDefinition | undefined): void {
  const frame = useFrameDocument();
  const [, noteSlots] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const attachment = definition && blockDrawings.get(definition.name)?.attachment;
    const element = frame?.getElementById(id);
    if (!attachment || !element) return;
    // Roots that belong to a block inside are attached by that block.
    const own = listRoots(element, attachment.name).filter((root) => root.closest('[data-block]') === element);
    const undo = own.map((root) => bringToLife(root, attachment.attach));
    // A slot renders its blocks without rerendering this one, so observe the DOM.
    const observer = new MutationObserver(noteSlots);
    if (Object.keys(definition.slots).length > 0) for (const root of own) observer.observe(root, { childList: true });
    return () => {
      observer.disconnect();
      for (const stop of undo) stop();
    };
  });
}

interface SlotZoneProps {
  /** The id of the block whose slot it is; null for the page itself. */
  readonly holder: string | null;
  readonly slot: string;
}

/**
 * The blocks of a slot, or of the page. It adds no element around them: instead their parent element is marked with the
 * slot's name, so that a grid of columns has the columns as its direct children, as on the site. Rerendered when blocks
 * are added, removed or reordered.
 */
export const SlotZone = memo(function SlotZone({ holder, slot }: SlotZoneProps) {
  const { store } = useCanvasPage();
  const parent = useMemo<Parent>(() => (holder === null ? null : { id: holder, slot }), [holder, slot]);
  const subscribe = useCallback(
    (listener: () => void) => (holder === null ? store.subscribe(listener) : store.watch(holder, listener)),
    [store, holder],
  );
  const get = () => store.idsIn(parent);
  const ids = useSyncExternalStore(subscribe, get, get);
  const marker = useRef<HTMLTemplateElement>(null);
  useLayoutEffect(() => {
    const element = marker.current?.parentElement;
    element?.setAttribute('data-slot', slot);
    return () => element?.removeAttribute('data-slot');
  }, [slot]);
  return (
    <>
      {ids.map((id) => (
        <CanvasBlock key={id} id={id} />
      ))}
      <template ref={marker} />
    </>
  );
});
