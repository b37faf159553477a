/**
 * Rewrites clipboard markup of word processors with plain elements before it is sanitized: their lists are paragraphs
 * with a bullet in front, their emphasis is a style of a `span`, and one of them wraps everything in a `b` that is not
 * bold. Browser only.
 */
export function tidyPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const wrapper of body.querySelectorAll<HTMLElement>('b, strong')) {
    if (wrapper.style.fontWeight === 'normal') wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const span of body.querySelectorAll<HTMLElement>('span[style]')) {
    const { fontWeight, fontStyle } = span.style;
    if (fontWeight === 'bold' || Number(fontWeight) >= 600) wrapContent(span, 'strong');
    if (fontStyle === 'italic') wrapContent(span, 'em');
  }
  for (const item of body.querySelectorAll<HTMLElement>('p[class^="MsoList"]')) gatherItem(item);
  return body.innerHTML;
}

function wrapContent(element: HTMLElement, name: 'strong' | 'em'): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Moves an imitated list item into the list before it, at the depth that its style names, or starts a new list. */
function gatherItem(paragraph: HTMLElement): void {
  const level = Number(/mso-list:[^;]*level(\d+)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1);
  const marker = takeMarker(paragraph);
  if (marker === null) return;
  const name = /^\W*[\p{L}\p{N}]+[.)、]/u.test(marker) ? 'OL' : 'UL';
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  const list = findList(paragraph.previousElementSibling, name, level);
  if (!list) {
    const begun = paragraph.ownerDocument.createElement(name);
    begun.append(item);
    paragraph.replaceWith(begun);
    return;
  }
  list.append(item);
  paragraph.remove();
}

/** Finds the list for an item of a level; if there is none yet, creates it in the last item of the list above. */
function findList(before: Element | null, name: string, level: number): Element | null {
  if (before?.nodeName !== 'UL' && before?.nodeName !== 'OL') return null;
  if (level <= 1) return before.nodeName === name ? before : null;
  const parent = before.lastElementChild;
  const inner = parent?.lastElementChild ?? null;
  const found = findList(inner, name, level - 1);
  if (found || !parent) return found;
  // Some documents skip levels; a skipped level is not counted.
  return parent.appendChild(before.ownerDocument.createElement(name));
}

/**
 * Removes and returns the bullet or number in front of an item: between two conditional comments, or marked by its
 * style.
 */
function takeMarker(paragraph: HTMLElement): string | null {
  const marker: ChildNode[] = [];
  let isInside = false;
  for (const node of [...paragraph.childNodes]) {
    if (node instanceof Comment && node.data.includes('supportLists')) isInside = true;
    else if (node instanceof Comment && node.data.includes('endif')) break;
    else if (isInside) marker.push(node);
  }
  const styled = paragraph.querySelector<HTMLElement>('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  if (marker.length === 0 && styled) marker.push(styled);
  if (marker.length === 0) return null;
  const text = marker.map((node) => node.textContent ?? '').join('');
  for (const node of marker) node.remove();
  return text.trim();
}
