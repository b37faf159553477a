import {
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type Ref,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { addresses } from '#contract/addresses.ts';

/** Where the studio stands in the site's addresses. */
export const studioRoot = addresses.studio.path;

/** Address of a place in the studio: `studioHref('/pages/5')`. */
export function studioHref(path: string): string {
  return path === '/' ? studioRoot : `${studioRoot}${path}`;
}

/** The place that the address names, with its query: `/pages/5?lang=en`. `/` is the entrance. */
export function useStudioPath(): string {
  return useSyncExternalStore(subscribe, readPath, () => '/');
}

/** Goes to a place in the studio. Whoever holds unsaved work is asked first. */
export async function navigate(path: string, { replace = false } = {}): Promise<void> {
  for (const guard of [...guards]) if (!(await guard())) return;
  if (replace) window.history.replaceState(null, '', studioHref(path));
  else window.history.pushState(null, '', studioHref(path));
  here = window.location.href;
  tell();
}

/** Asked before the studio leaves the present place; false stays. */
export type LeaveGuard = () => boolean | Promise<boolean>;

/** Keeps unsaved work from being left by accident: by a link, the back button, or the tab's end. */
export function useLeaveGuard(isUnsaved: boolean, ask: LeaveGuard): void {
  const asking = useRef(ask);
  asking.current = ask;
  useEffect(() => {
    if (!isUnsaved) return;
    const guard = () => asking.current();
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    guards.add(guard);
    window.addEventListener('beforeunload', warn);
    return () => {
      guards.delete(guard);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved]);
}

export interface StudioLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** A place in the studio: `/pages`. */
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link within the studio: the address changes, nothing loads again. */
export function StudioLink({ to, onClick, ...rest }: StudioLinkProps) {
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain || rest.target) return;
    event.preventDefault();
    void navigate(to);
  };
  return <a {...rest} href={studioHref(to)} onClick={go} />;
}

const guards = new Set<LeaveGuard>();
const listeners = new Set<() => void>();
let here = '';

function tell(): void {
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    here = window.location.href;
    window.addEventListener('popstate', followHistory);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', followHistory);
  };
}

/** The browser has moved already when it tells; with unsaved work the studio steps back and asks. */
function followHistory(): void {
  if (guards.size === 0) {
    here = window.location.href;
    tell();
    return;
  }
  const wanted = readPath();
  window.history.pushState(null, '', here);
  void navigate(wanted);
}

/** The place that the address names now. */
export function readPath(): string {
  const { pathname, search } = window.location;
  const path = pathname.startsWith(`${studioRoot}/`) ? pathname.slice(studioRoot.length) : '/';
  return `${path.length > 1 ? path.replace(/\/+$/, '') : path}${search}`;
}
