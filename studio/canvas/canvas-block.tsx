import type { SlotComponent } from '@puckeditor/core';
import {
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { BlockHost } from '#blocks/block-props.ts';
import { blockComponents, type WithData } from '#blocks/components.generated.tsx';
import { definitions } from '#blocks/definitions.generated.ts';
import type { BlockDefinition } from '#cms-schema/define-block.ts';
import { listReferences } from '#cms-schema/fields/list-references.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import { BlockBoundary } from './block-boundary.tsx';
import { useCanvasPage, useFrameDocument, useNodeValue } from './canvas-context.ts';
import { EmptyBlock } from './empty-block.tsx';
import { ForeignBlock } from './foreign-block.tsx';
import { LoadedBlock } from './loaded-block.tsx';
import { SlotZone } from './slot-zone.tsx';

export interface CanvasBlockProps {
  readonly id: string;
  readonly slots: Readonly<Record<string, SlotComponent>>;
  /** Takes the element by which the engine measures and drags the block. */
  readonly dragRef: ((element: Element | null) => void) | null;
}

/**
 * A block of the page on the canvas: the published component, drawn from what the document holds at this moment. The
 * engine wraps nothing around it and hands nothing through it, so that it stands exactly as on the site.
 */
export function CanvasBlock({ id, slots, dragRef }: CanvasBlockProps) {
  const { locale, signature, cache } = useCanvasPage();
  const node = useNodeValue(id, (place) => place?.node ?? null);
  const attributes = useNodeValue(id, (place) => (place?.node.kind === 'block' ? place.node.attributes : null));
  const source = useNodeValue(id, (place) => (place?.node.kind === 'foreign' ? place.node.source : null));
  const depth = useNodeValue(id, (place) => place?.depth ?? 0);
  const level = useNodeValue(id, (place) => place?.level ?? 2);
  const isFirst = useNodeValue(id, (place) => place?.depth === 0 && place.index === 0);
  const host = useMemo<BlockHost>(
    () => ({ locale, id, signature, isFirst, depth, level }),
    [locale, id, signature, isFirst, depth, level],
  );
  const definition = node?.kind === 'block' ? definitions.get(node.type) : undefined;
  const references = useMemo(
    () => (definition && attributes ? listReferences(definition.fields, attributes) : []),
    [definition, attributes],
  );
  const stamp = useSyncExternalStore(cache.subscribe, () => cache.stampOf(references));
  // A picture that was not known yet may have something to show once it is.
  const content = useMemo<Content>(() => ({ attributes, source, stamp }), [attributes, source, stamp]);
  const isEmpty = useBlockElement(id, dragRef, content);
  // The engine is handed the block's element whenever this one draws.
  const [, onReplaced] = useReducer((count: number) => count + 1, 0);
  if (node === null) return null;
  if (isEmpty) return <EmptyBlock id={id} definition={definition ?? null} />;
  return (
    <BlockBoundary id={id} definition={definition ?? null} content={content}>
      {definition && attributes ? (
        <DrawnBlock
          definition={definition}
          attributes={attributes}
          isKnown={references.every(cache.isKnown)}
          stamp={stamp}
          host={host}
          slots={slots}
          onReplaced={onReplaced}
        />
      ) : (
        <ForeignBlock source={source ?? ''} host={host} />
      )}
    </BlockBoundary>
  );
}

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
  readonly slots: Readonly<Record<string, SlotComponent>>;
  onReplaced(): void;
}

function DrawnBlock({ definition, attributes, isKnown, stamp, host, slots, onReplaced }: DrawnBlockProps) {
  const { cache } = useCanvasPage();
  const drawSlot = useCallback(
    (name: string): ReactNode => {
      const Slot = slots[name];
      return Slot ? <Slot as={SlotZone} collisionAxis="dynamic" /> : null;
    },
    [slots],
  );
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
  const draw = blockComponents.get(definition.name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stamp means that the resolver has other answers
  return useMemo(
    () => draw?.(attributes, cache.resolver, host, drawSlot, withData) ?? null,
    [draw, attributes, cache, host, drawSlot, withData, stamp],
  );
}

/**
 * Finds the block's own element by its id, hands it to the engine, and says whether there is none: a picture without a
 * picture draws nothing, and nothing can be neither seen nor selected.
 */
function useBlockElement(id: string, dragRef: CanvasBlockProps['dragRef'], content: Content): boolean {
  const frame = useFrameDocument();
  const current = useRef<Element | null>(null);
  const standIn = useRef<Element | null>(null);
  const [emptyContent, setEmptyContent] = useState<Content | null>(null);
  useLayoutEffect(() => {
    const element = frame?.getElementById(id) ?? null;
    if (element !== current.current) {
      current.current = element;
      if (element) markAsBlock(element);
      dragRef?.(element);
    }
    if (element === null) {
      // The engine asks its first element, once and for good, in which document to draw the tools of the block.
      standIn.current ??= frame?.createElement('div') ?? null;
      dragRef?.(standIn.current);
      setEmptyContent(content);
    }
  });
  useLayoutEffect(
    () => () => {
      current.current = null;
      dragRef?.(null);
    },
    [dragRef],
  );
  return emptyContent === content;
}

/**
 * The engine's drag library makes a button of everything that it can drag, in the order of the keyboard and with English
 * instructions, unless these attributes are there. On the canvas a block is a part of a page; the outline has the keyboard.
 */
function markAsBlock(element: Element): void {
  for (const [name, value] of Object.entries(blockAttributes)) {
    if (!element.hasAttribute(name)) element.setAttribute(name, value);
  }
}

const blockAttributes = { role: 'group', tabindex: '-1', 'aria-roledescription': '', 'aria-describedby': '' };
