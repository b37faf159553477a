import { useSyncExternalStore } from 'react';
import { laterPart } from '../../parts/later.tsx';
import { useCanvasPage } from '../canvas-context.ts';
import type { Lookups } from '../lookups.ts';

const TextTools = laterPart(async () => (await import('./text-tools.tsx')).TextTools);

/** The toolbar of the text that is being edited on the page. */
export function TextBar({ lookups }: { readonly lookups: Lookups }) {
  const { editing } = useCanvasPage();
  const edited = useSyncExternalStore(editing.subscribe, editing.current);
  return edited && <TextTools edited={edited} lookups={lookups} />;
}
