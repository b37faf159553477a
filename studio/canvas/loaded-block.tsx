import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BlockDefinition } from '#cms-schema/define-block.ts';
import type { DataRequest, SendQuery } from '#cms-schema/define-load.ts';
import { useMessages } from '../messages-context.tsx';
import { BlockNotice } from './empty-block.tsx';

export interface LoadedBlockProps<Data> {
  readonly id: string;
  readonly definition: BlockDefinition;
  /** Null while it is not known what to request. */
  readonly request: DataRequest<Data> | null;
  readonly send: SendQuery;
  draw(data: Data): ReactElement;
  /** Called when another element has replaced the block's element. */
  onReplaced?(): void;
}

/** A block with live content, showing what visitors would see right now. */
export function LoadedBlock<Data>({ id, definition, request, send, draw, onReplaced }: LoadedBlockProps<Data>) {
  const { t, uiLocale } = useMessages();
  const state = useBlockData(request, send);
  const { kind } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind of state has its own element
  useLayoutEffect(() => onReplaced?.(), [kind, onReplaced]);
  if (state.kind === 'ready') return draw(state.data);
  const block = definition.title[uiLocale];
  return (
    <BlockNotice id={id} isBroken={kind === 'failed'}>
      {t(kind === 'failed' ? 'canvas.data.failed' : 'canvas.data.loading', { block })}
    </BlockNotice>
  );
}

type State<Data> =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly key: string; readonly data: Data };

/** Milliseconds before a failed request is repeated. */
const retryAfter = 5_000;

/**
 * Requests the data again when the request changes, after a failure, and when the user returns to this tab: they may
 * have published something in another one. The last good response stays until the next one.
 */
function useBlockData<Data>(request: DataRequest<Data> | null, send: SendQuery): State<Data> {
  const [state, setState] = useState<State<Data>>({ kind: 'loading' });
  const latest = useRef(request);
  latest.current = request;
  const key = request?.key ?? null;
  useEffect(() => {
    if (key === null) return;
    let round = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      clearTimeout(timer);
      round += 1;
      const own = round;
      try {
        const data = await latest.current?.ask(send);
        if (own === round && data !== undefined) setState({ kind: 'ready', key, data });
      } catch {
        if (own !== round) return;
        setState((before) => (before.kind === 'ready' && before.key === key ? before : { kind: 'failed' }));
        timer = setTimeout(() => void ask(), retryAfter);
      }
    };
    const comeBack = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    void ask();
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      round = -1;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [key, send]);
  return state;
}
