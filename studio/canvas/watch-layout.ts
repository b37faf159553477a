/**
 * Reports that the layout of a page may have changed: it was scrolled or resized, blocks were added or removed,
 * pictures or fonts have loaded, an animation has ended. Often several times per animation frame.
 *
 * @returns a function that stops it.
 */
export function watchLayout(frame: Document, onChange: () => void): () => void {
  const view = frame.defaultView;
  if (!view) return () => {};
  const sizes = new ResizeObserver(onChange);
  sizes.observe(frame.body);
  const changes = new MutationObserver(onChange);
  for (const main of frame.querySelectorAll('main')) {
    changes.observe(main, { childList: true, characterData: true, subtree: true });
  }
  for (const name of happenings) frame.addEventListener(name, onChange, { capture: true, passive: true });
  view.addEventListener('resize', onChange);
  frame.fonts.addEventListener('loadingdone', onChange);
  return () => {
    sizes.disconnect();
    changes.disconnect();
    for (const name of happenings) frame.removeEventListener(name, onChange, { capture: true });
    view.removeEventListener('resize', onChange);
    frame.fonts.removeEventListener('loadingdone', onChange);
  };
}

const happenings = ['scroll', 'load', 'transitionend', 'animationend'] as const;
