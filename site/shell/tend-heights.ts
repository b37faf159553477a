/**
 * Lays out each band that the browser has put off once, one after the other while it is idle, so that it remembers their real
 * heights: until then it estimates, and the page would become longer or shorter under the visitor's finger. Repeated when the
 * window has another width.
 */
export function tendHeights(main: HTMLElement, signal: AbortSignal): void {
  let width = 0;
  let round = 0;
  const measure = () => {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    round += 1;
    const mine = round;
    const waiting = [...main.children].filter(isPutOff);
    const next = () => {
      const band = waiting.shift();
      if (!band || signal.aborted || mine !== round) return;
      if (!isBelow(band)) return whenIdle(next);
      band.style.contentVisibility = 'visible';
      // Browsers remember a size when they draw a frame with it.
      requestAnimationFrame(() => {
        requestAnimationFrame(() => {
          // What a visitor has meanwhile scrolled to stays as it is: put off again, it would vanish for a frame.
          if (isBelow(band)) band.style.removeProperty('content-visibility');
          whenIdle(next);
        });
      });
    };
    whenIdle(next);
  };
  window.addEventListener('resize', measure, { signal });
  if (document.readyState === 'complete') measure();
  else window.addEventListener('load', measure, { signal, once: true });
}

/** Far enough below the screen that nothing visible moves. What is nearer is drawn, and its size known. */
function isBelow(band: Element): boolean {
  return band.getBoundingClientRect().top > 2 * window.innerHeight;
}

function isPutOff(band: Element): band is HTMLElement {
  return band instanceof HTMLElement && getComputedStyle(band).contentVisibility === 'auto';
}

function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work, 100);
}
