import { missingPartEvent } from '#ui/missing-part.ts';
import { reloadForMissingPart } from './reload-for-missing-part.ts';

/**
 * Reloads a page that was open during a deployment when it requests chunks that no longer exist, so that it gets the new
 * ones.
 */
export function tendReloads(signal: AbortSignal): void {
  const reload = (event: Event) => {
    if (event instanceof CustomEvent) void reloadForMissingPart(event.detail);
  };
  document.addEventListener(missingPartEvent, reload, { signal });
}
