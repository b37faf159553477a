import { readConfigFileEntry } from '#session/config-file-access.ts';
import { watchSession } from '#session/session-state.ts';

/** Of the two entries that depend on access to configuration files, shows the one that this visitor may see, if any. */
export function tendConfigEntries(header: HTMLElement, signal: AbortSignal): void {
  const entries = [...header.querySelectorAll<HTMLElement>('[data-needs-access]')];
  if (entries.length === 0) return;
  const show = () => {
    const allowed = readConfigFileEntry();
    for (const entry of entries) entry.hidden = entry.dataset.needsAccess !== allowed;
  };
  // The back/forward cache may restore the page after a login or logout.
  window.addEventListener('pageshow', show, { signal });
  watchSession(show, signal);
  show();
}
