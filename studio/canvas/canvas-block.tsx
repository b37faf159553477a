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
 * A block of the page on the canvas: the published component, drawn from what the document holds at this moment. Nothing is
 * wrapped around it, so that it stands exactly as on the site; all that it holds of the document is its id.
 */
export const CanvasBlock = memo(function CanvasBlock({ id }: { readonly id: string }) {
  const { locale, signature, cache, editing } = useCanvasPage();
  const kind = useNodeValue(id, (place) => place?.node.kind ?? null);
  const type = useNodeValue(id, (place) => (place?.node.kind === 'block' ? place.node.type : null));
  // While a text of it is edited in its place, the block stands still around that text.
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
  // A picture that was not known yet may have something to show once it is.
  const content = useMemo<Content>(() => ({ attributes, source, stamp }), [attributes, source, stamp]);
  const isEmpty = useBlockElement(id, content);
  useAttachment(id, definition);
  // Whoever takes the place of the block's element is marked as the block when this one draws.
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

/** All that decides what a block looks like; another object is another look. */
interface Content {
  readonly attributes: JsonObject | null;
  readonly source: string | null;
  readonly stamp: string;
}

interface DrawnBlockProps {
  readonly definition: BlockDefinition;
  readonly attributes: JsonObject;
  /** Whether all that the attributes refer to has been looked up. */
  readonly isKnown: boolean;
  /** Of what the attributes refer to. */
  readonly stamp: string;
  readonly host: BlockHost;
  onReplaced(): void;
}

function DrawnBlock(props: DrawnBlockProps) {
  // Of a page that is opened all of them are there; one that comes in before the browser was idle may have to wait.
  const [draw] = useState(() => blockDrawings.get(props.definition.name)?.draw);
  return draw ? <Drawing {...props} draw={draw} /> : <AwaitedBlock {...props} />;
}

function AwaitedBlock(props: DrawnBlockProps) {
  const { definition, host, onReplaced } = props;
  const { t, uiLocale } = useMessages();
  const { code, isMissing } = blockDrawings.use(definition.name);
  const draw = code?.draw;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it can be drawn it is another element
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stamp means that the resolver has other answers
  return useMemo(
    () => draw(attributes, cache.resolver, host, drawSlot, withData),
    [draw, attributes, cache, host, drawSlot, withData, stamp],
  );
}

/**
 * Finds the block's own element by its id and marks it as the block's, and says whether there is none: a picture without a
 * picture draws nothing, and nothing can be neither seen nor selected.
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
 * Brings the block to life as its module does on the site. Every time that it or a block inside is drawn: tabs come and go,
 * and what is in sight is read from the markup.
 */
function useAttachment(id: string, definition: BlockDefinition | undefined): void {
  const frame = useFrameDocument();
  const [, noteSlots] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const attachment = definition && blockDrawings.get(definition.name)?.attachment;
    const element = frame?.getElementById(id);
    if (!attachment || !element) return;
    // Those of a block inside wait for that one.
    const own = listRoots(element, attachment.name).filter((root) => root.closest('[data-block]') === element);
    const undo = own.map((root) => bringToLife(root, attachment.attach));
    // A slot draws its own blocks, and this one hears nothing of it.
    const observer = new MutationObserver(noteSlots);
    if (Object.keys(definition.slots).length > 0) for (const root of own) observer.observe(root, { childList: true });
    return () => {
      observer.disconnect();
      for (const stop of undo) stop();
    };
  });
}

interface SlotZoneProps {
  /** Id of the block whose slot it is; null: the page itself. */
  readonly holder: string | null;
  readonly slot: string;
}

/**
 * The blocks of a slot, or of the page. It adds no element around them: the one that they stand in gets the slot's name, so
 * a grid of columns has the columns as its children here as on the site. Drawn anew when blocks come, go or change places.
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
