import {
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type Ref,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { addresses } from '#contract/addresses.ts';

/** The studio's path on this site. */
export const studioRoot = addresses.studio.path;

/** Builds the href of a studio path: `studioHref('/pages/5')`. */
export function studioHref(path: string): string {
  return path === '/' ? studioRoot : `${studioRoot}${path}`;
}

/** The current studio path with its query: `/pages/5?lang=en`. `/` is the start page. */
export function useStudioPath(): string {
  return useSyncExternalStore(subscribe, readPath, () => '/');
}

/** Navigates within the studio, unless a leave guard (unsaved work) objects. */
export async function navigate(path: string, { replace = false } = {}): Promise<void> {
  for (const guard of [...guards]) if (!(await guard())) return;
  if (replace) window.history.replaceState(null, '', studioHref(path));
  else window.history.pushState(null, '', studioHref(path));
  here = window.location.href;
  tell();
}

/** Called before the studio leaves the current place; returning false cancels the navigation. */
export type LeaveGuard = () => boolean | Promise<boolean>;

/** Guards unsaved work against leaving by accident: by link, back button, or closing the tab. */
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
  /** A studio path: `/pages`. */
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A link within the studio: changes the address without reloading the page. */
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

/** On `popstate` the browser has already moved. If there is unsaved work, restore the address and ask first. */
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

/** The studio path in the current address. */
export function readPath(): string {
  const { pathname, search } = window.location;
  const path = pathname.startsWith(`${studioRoot}/`) ? pathname.slice(studioRoot.length) : '/';
  return `${path.length > 1 ? path.replace(/\/+$/, '') : path}${search}`;
}
