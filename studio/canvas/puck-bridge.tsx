import { createUsePuck, type PuckAction, useGetPuck } from '@puckeditor/core';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { presentStructure, printContent, printStructure } from './structure.ts';

export interface PuckBridgeProps {
  readonly nodes: readonly DocumentNode[];
  readonly selection: string | null;
  /** The newest of both, also before it is drawn: a command and what follows from it happen before the next render. */
  read(): { readonly nodes: readonly DocumentNode[]; readonly selection: string | null };
  onSelect(id: string | null): void;
  /** Filled with what makes the engine look again, for after it has moved something on its own. */
  readonly resync: { current: () => void };
}

/**
 * Keeps the engine a view of our document. Its structure is replaced whenever it differs from ours, without a trace in its
 * history, which nobody uses; the selection goes both ways.
 */
export function PuckBridge({ nodes, selection, read, onSelect, resync }: PuckBridgeProps) {
  const getPuck = useGetPuck();

  const select = useCallback(
    (id: string | null) => {
      const puck = getPuck();
      if ((puck.selectedItem?.props.id ?? null) === id) return;
      const itemSelector = id === null ? null : (puck.getSelectorForId(id) ?? null);
      if (id !== null && (itemSelector === null || itemSelector.index < 0)) return;
      puck.dispatch({ type: 'setUi', ui: { itemSelector }, recordHistory: false });
    },
    [getPuck],
  );
  const rearrange = useCallback((): boolean => {
    const puck = getPuck();
    const { nodes } = read();
    if (puck.appState.ui.isDragging || printContent(puck.appState.data.content) === printStructure(nodes)) return false;
    const content = presentStructure(nodes);
    puck.dispatch({ type: 'setData', data: (data) => ({ ...data, content }), recordHistory: false });
    // What was selected by its place may be another block by now.
    puck.dispatch({ type: 'setUi', ui: { itemSelector: null }, recordHistory: false });
    return true;
  }, [getPuck, read]);
  const sync = useCallback(() => {
    rearrange();
    if (!getPuck().appState.ui.isDragging) select(read().selection);
  }, [getPuck, read, rearrange, select]);

  const structure = printStructure(nodes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the engine is to follow the structure and the selection
  useLayoutEffect(sync, [structure, selection, sync]);
  useEffect(() => {
    resync.current = sync;
    return () => {
      resync.current = () => {};
    };
  }, [resync, sync]);

  const isDragging = usePuckStore((state) => state.appState.ui.isDragging);
  useEffect(() => {
    // What changed on the page while something was in the hand.
    if (!isDragging && rearrange()) select(read().selection);
  }, [isDragging, read, rearrange, select]);

  const selected = usePuckStore((state) =>
    state.appState.ui.isDragging ? dragging : (state.selectedItem?.props.id ?? null),
  );
  const told = useRef<unknown>(null);
  useEffect(() => {
    if (selected === dragging || selected === told.current) return;
    told.current = selected;
    const id = typeof selected === 'string' ? selected : null;
    const now = read();
    if (id !== now.selection && (id === null || isOnPage(now.nodes, id))) onSelect(id);
  }, [selected, read, onSelect]);
  return null;
}

/** Whether an action of the engine may have changed what stands where. */
export function movesBlocks({ type }: PuckAction): boolean {
  return (
    type !== 'setUi' && type !== 'setData' && type !== 'set' && type !== 'registerZone' && type !== 'unregisterZone'
  );
}

const usePuckStore = createUsePuck();
const dragging = Symbol('dragging');

function isOnPage(nodes: readonly DocumentNode[], id: string): boolean {
  return nodes.some(
    (node) =>
      node.id === id || (node.kind === 'block' && Object.values(node.slots).some((inner) => isOnPage(inner, id))),
  );
}
