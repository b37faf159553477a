import { missingPartEvent } from '#ui/missing-part.ts';
import { reloadForMissingPart } from './reload-for-missing-part.ts';

/**
 * A page that was open while the product was built anew asks for parts that are gone: it is loaded again, which brings the
 * new ones.
 */
export function tendReloads(signal: AbortSignal): void {
  const reload = (event: Event) => {
    if (event instanceof CustomEvent) void reloadForMissingPart(event.detail);
  };
  document.addEventListener(missingPartEvent, reload, { signal });
}
