import { type ComponentType, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { theme, tone } from '#ui/theme.ts';
import { StudioError } from '../cms/studio-error.ts';
import { loadLaterMessages } from '../messages.ts';
import { useMessages } from '../messages-context.tsx';
import { SmallButton } from './panel-parts.tsx';

/**
 * A component for a part of the builder that a first edit does not need, loaded when it is first rendered. After
 * `fetchLaterParts` has loaded it, it renders at once, offline too. If loading fails, a message with a retry button
 * takes its place; nothing already written is affected.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const part = definePart(load);
  return function LaterPart(props: Props) {
    const { Part, isMissing, retry } = usePart(part);
    if (Part) return <Part {...props} />;
    return isMissing ? <MissingPart onRetry={retry} /> : <Waiting />;
  };
}

/**
 * A component for a whole place of the studio, which its host renders as soon as it is loaded. Unlike with `Suspense`,
 * React does not hold it back for 300 ms after it has shown that something is loading.
 */
export function laterPlace<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPlace<Props> {
  const part = createPart(load);
  return {
    use: () => usePlace(part),
    async fetch() {
      await part.fetch();
    },
  };
}

export interface LaterPlace<Props> {
  /** `Part`: null until loaded. `error`: why the last attempt failed; a new one for each attempt. */
  use(): { readonly Part: ComponentType<Props> | null; readonly error: StudioError | null; retry(): Promise<void> };
  /** Loads it ahead of time. */
  fetch(): Promise<void>;
}

/** Like `laterPart`, for dialogs that lie over the page. Their texts are loaded with them. */
export function laterDialog<Props extends { onClose(): void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = definePart(async () => (await Promise.all([load(), loadLaterMessages('dialogs')]))[0]);
  return function LaterDialog(props: Props) {
    const { Part, isMissing, retry } = usePart(part);
    if (Part) return <Part {...props} />;
    return isMissing ? <MissingPart onRetry={retry} onClose={() => props.onClose()} /> : null;
  };
}

/**
 * Like `laterPart`, for many modules of one kind, each with a name. A module is loaded when a component first uses it,
 * when `fetch` names it, or, with all others, when the browser is idle.
 */
export function laterCodes<Code>(loads: ReadonlyMap<string, () => Promise<Code>>): LaterCodes<Code> {
  const codes = new Map([...loads].map(([name, load]) => [name, createPart(load)]));
  parts.add({
    isThere: () => [...codes.values()].every((part) => part.isThere()),
    fetch: async () => {
      await Promise.all([...codes.values()].map((part) => part.fetch()));
    },
  });
  const unknown = createPart<Code>(async () => {
    throw new TypeError('There is no module of this name.');
  });
  return {
    use: (name) => {
      const { Part, isMissing } = usePart(codes.get(name) ?? unknown);
      return { code: Part, isMissing };
    },
    get: (name) => codes.get(name)?.get() ?? null,
    async fetch(names) {
      await Promise.allSettled([...new Set(names)].map((name) => codes.get(name)?.fetch()));
    },
  };
}

export interface LaterCodes<Code> {
  use(name: string): Later<Code>;
  /** For use outside components. Null until loaded. */
  get(name: string): Code | null;
  /** Resolves when all of these have loaded or failed; failures are shown where the code is used. */
  fetch(names: Iterable<string>): Promise<void>;
}

export interface Later<Code> {
  /** Null until loaded. */
  readonly code: Code | null;
  /** Whether loading failed. */
  readonly isMissing: boolean;
}

/** Like `laterPart`, for code that is not a component. */
export function laterCode<Code>(load: () => Promise<Code>): LaterCode<Code> {
  return definePart(load);
}

export interface LaterCode<Code> {
  /** Null until loaded. */
  get(): Code | null;
  /** Loads it if it is not there yet. Rejects if it cannot be loaded now. */
  fetch(): Promise<Code>;
}

/**
 * Loads all later parts one by one while the browser is idle, then sets a performance mark: from then on nothing in the
 * builder needs the network. Returns a function that stops it.
 */
export function fetchLaterParts(): () => void {
  let isStopped = false;
  let cancel = () => {};
  const next = () => {
    if (isStopped) return;
    const waiting = [...parts].find((part) => !part.isThere());
    if (!waiting) {
      performance.mark('later parts are there');
      return;
    }
    cancel = whenIdle(() => {
      waiting.fetch().then(next, () => {
        const again = setTimeout(next, RETRY_AFTER);
        cancel = () => clearTimeout(again);
      });
    });
  };
  // Back online, there is no reason to wait for the retry.
  const onOnline = () => {
    cancel();
    next();
  };
  addEventListener('online', onOnline);
  next();
  return () => {
    isStopped = true;
    cancel();
    removeEventListener('online', onOnline);
  };
}

/** Says that a part of the studio could not be loaded. With `onClose` it is shown over the page. */
export function MissingPart({ onRetry, onClose }: { onRetry(): void; onClose?(): void }) {
  const { t } = useMessages();
  return (
    <Missing role="alert" data-missing-part="" data-over={onClose ? '' : undefined}>
      <p>{t('canvas.part.missing')}</p>
      <div>
        <SmallButton onClick={onRetry}>{t('canvas.part.retry')}</SmallButton>
        {onClose && <SmallButton onClick={onClose}>{t('builder.close')}</SmallButton>}
      </div>
    </Missing>
  );
}

/** Delay after a failure, in milliseconds. */
const RETRY_AFTER = 20_000;

interface Part<Component> {
  isThere(): boolean;
  get(): Component | null;
  fetch(): Promise<Component>;
  /** Calls back once it is loaded, no matter by whom. Returns the unsubscribe function. */
  whenThere(listener: () => void): () => void;
}

const parts = new Set<{ isThere(): boolean; fetch(): Promise<unknown> }>();

function definePart<Component>(load: () => Promise<Component>): Part<Component> {
  const part = createPart(load);
  parts.add(part);
  return part;
}

function createPart<Component>(load: () => Promise<Component>): Part<Component> {
  let found: { readonly component: Component } | null = null;
  const listeners = new Set<() => void>();
  return {
    isThere: () => found !== null,
    get: () => found?.component ?? null,
    async fetch() {
      found ??= { component: await load() };
      for (const listener of [...listeners]) listener();
      return found.component;
    },
    whenThere(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function usePart<Code>(part: Part<Code>) {
  const [state, setState] = useState<'waiting' | 'there' | 'missing'>('waiting');
  const Part = part.get();
  const isDrawn = Part !== null;
  useEffect(() => {
    if (isDrawn) return;
    if (part.isThere()) {
      // It was loaded between render and effect.
      setState('there');
      return;
    }
    let isGone = false;
    const forget = part.whenThere(() => setState('there'));
    if (state === 'waiting') {
      part.fetch().catch(() => {
        if (!isGone) setState('missing');
      });
    }
    return () => {
      isGone = true;
      forget();
    };
  }, [part, state, isDrawn]);
  return { Part, isMissing: state === 'missing', retry: () => setState('waiting') };
}

function usePlace<Props>(part: Part<ComponentType<Props>>) {
  const { Part, isMissing } = usePart(part);
  const [error, setError] = useState<StudioError | null>(null);
  useEffect(() => {
    if (isMissing) setError(describeAbsence());
  }, [isMissing]);
  const retry = async () => {
    try {
      await part.fetch();
    } catch {
      setError(describeAbsence());
    }
  };
  return { Part, error, retry };
}

function describeAbsence(): StudioError {
  return new StudioError(
    navigator.onLine ? 'unreachable' : 'offline',
    0,
    'The code of the studio could not be loaded.',
  );
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(run, 1000);
  return () => clearTimeout(handle);
}

/** Shows nothing at first: usually the part arrives before a loading message is useful. */
function Waiting() {
  const { t } = useMessages();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const handle = setTimeout(() => setLong(true), 400);
    return () => clearTimeout(handle);
  }, []);
  return (
    <Quiet role="status" aria-busy="true">
      {isLong ? t('builder.loading') : null}
    </Quiet>
  );
}

const Quiet = styled.p`
  &:empty {
    display: none;
  }
  padding: 0.875rem;
  color: ${tone.textMuted};
  font-size: 0.8125rem;
`;

const Missing = styled.div`
  display: grid;
  gap: 0.625rem;
  padding: 0.875rem;
  font-size: 0.875rem;
  line-height: 1.5;

  &[data-over] {
    position: fixed;
    z-index: 20;
    inset-block-end: 1.5rem;
    inset-inline: 0;
    width: min(26rem, calc(100vw - 2rem));
    margin-inline: auto;
    padding: 1rem 1.25rem;
    border: 1px solid ${tone.lineStrong};
    border-radius: ${theme.radius.large};
    background-color: ${tone.surfaceRaised};
    color: ${tone.text};
    box-shadow: ${theme.shadow.overlay};
  }
  > div {
    display: flex;
    gap: 0.5rem;
  }
`;
