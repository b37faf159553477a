import { addresses } from '#contract/addresses.ts';

/** During development: loads the page again when a source file has changed, or the site has restarted. */
export default function attachReload(): () => void {
  const events = new EventSource(addresses.changes.path);
  let isKnown = false;
  events.addEventListener('message', () => window.location.reload());
  events.addEventListener('open', () => {
    if (isKnown) window.location.reload();
    isKnown = true;
  });
  return () => events.close();
}
