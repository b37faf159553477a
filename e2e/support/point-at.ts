import type { Locator, Page } from '@playwright/test';

/** The centre of a text on the canvas, or of the first line of an element, in window coordinates. */
export async function placeOf(words: Locator, part?: string): Promise<{ x: number; y: number }> {
  await words.evaluate((element) => {
    // A wheel event stops the canvas from following the previously selected block.
    window.dispatchEvent(new WheelEvent('wheel'));
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  return words.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    const text = texts.find(({ nodeValue }) => nodeValue?.trim() && nodeValue.includes(wanted ?? ''));
    if (!text || !window.frameElement) throw new Error(`Not on the canvas: ${element.outerHTML}`);
    const range = document.createRange();
    range.selectNode(text);
    if (wanted !== undefined) {
      const start = text.nodeValue?.indexOf(wanted) ?? 0;
      range.setStart(text, start);
      range.setEnd(text, start + wanted.length);
    }
    const [line] = range.getClientRects();
    if (!line) throw new Error(`Not drawn: ${text.nodeValue}`);
    const frame = window.frameElement.getBoundingClientRect();
    const scale = frame.width / innerWidth;
    return { x: frame.x + (line.x + line.width / 2) * scale, y: frame.y + (line.y + line.height / 2) * scale };
  }, part);
}

export async function doubleClick(page: Page, words: Locator, part?: string): Promise<void> {
  const { x, y } = await placeOf(words, part);
  await page.mouse.dblclick(x, y);
}
