import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { removeAfterTest } from './shared-page.ts';

const axe = readFileSync(path.resolve(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

/** Records layout shifts, starting before the first paint. */
export async function watchLayoutShift(page: Page): Promise<void> {
  const script = await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Reflect.set(window, 'layoutShifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        const sources: unknown = Reflect.get(entry, 'sources');
        const what = (Array.isArray(sources) ? sources : [])
          .map(({ node, previousRect, currentRect }: LayoutShiftSource) => {
            const name = node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.nodeValue);
            const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) =>
              [x, y, width, height].join(),
            );
            return `${name} from ${from} to ${to}`;
          })
          .join(', ');
        shifts.push({ value: Number(Reflect.get(entry, 'value')), what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  removeAfterTest(page, script);
}

interface LayoutShiftSource {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

export async function readLayoutShift(page: Page): Promise<{ total: number; what: string[] }> {
  return page.evaluate(() => {
    const shifts: { value: number; what: string }[] = Reflect.get(window, 'layoutShifts') ?? [];
    return { total: shifts.reduce((sum, { value }) => sum + value, 0), what: shifts.map(({ what }) => what) };
  });
}

/** Scrolls every part of the page into view once, so that lazy content has loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let at = 0; at < document.documentElement.scrollHeight; at += window.innerHeight * 0.8) {
      window.scrollTo({ top: at, behavior: 'instant' });
      await nextFrame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await nextFrame();
  });
}

/** Waits until all animations have finished, except endless and scroll-driven ones. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Animations that were just triggered start in one of the next frames.
    for (let count = 0; count < 3; count += 1) await nextFrame();
    const isOnItsWay = ({ playState, timeline, effect }: Animation) =>
      playState === 'running' &&
      timeline instanceof DocumentTimeline &&
      Number(effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY;
    while (document.getAnimations().some(isOnItsWay)) await nextFrame();
  });
}

/** Waits until the modules of a public page are attached: before that, only the browser handles input. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.querySelectorAll('[data-attach]:not([data-attached])')].length === 0);
}

/**
 * Accessibility violations found by axe, each with its rule and element, and selects and options without a name, after animations have finished: text that is
 * still fading in has too little contrast. The script is injected without changing the page's policy. Frames are
 * skipped: their pages are checked separately, and querying them costs half a second each without an answer.
 */
export async function findAccessibilityFaults(page: Page): Promise<string[]> {
  await untilStill(page);
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const engine: {
      run(
        root: Document,
        options: object,
      ): Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }>;
    } = Reflect.get(window, 'axe');
    // The engine omits this rule of WCAG 2.2 AA by default.
    const rules = { 'target-size': { enabled: true } };
    const { violations } = await engine.run(document, { iframes: false, resultTypes: ['violations'], rules });
    // The engine does not read names of options, and takes an id for a name.
    const isName = (name: string) =>
      name.trim() !== '' && !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(name.trim());
    const nameOf = (element: Element) => {
      const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? [...(element.labels ?? [])] : [];
      return [
        element.getAttribute('aria-label'),
        ...ids.map((id) => document.getElementById(id)?.textContent),
        ...labels.map((label) => label.textContent),
        ...(element.matches('[role="option"], option') ? [element.textContent] : []),
      ].find((name) => name?.trim());
    };
    const choices = [...document.querySelectorAll('select, option, [role="combobox"], [role="option"]')];
    const nameless = choices
      .filter((element) => !isName(nameOf(element) ?? ''))
      .map((element) => `no name: ${element.outerHTML.slice(0, 200)}`);
    const told = violations.flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 3)
        .map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.replace(/\s+/g, ' ').slice(0, 200)}`),
    );
    return [...told, ...nameless.slice(0, 5)];
  });
}

/** Elements that extend beyond the right edge without an ancestor that clips or scrolls them. */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const isHeld = (element: Element) => {
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        if (getComputedStyle(around).overflowX !== 'visible') return true;
      }
      return false;
    };
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 1 && box.right > edge + 1 && !isHeld(element) && element.checkVisibility();
    });
    const found = wide.slice(0, 5).map((element) => {
      const box = element.getBoundingClientRect();
      return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> reaches ${Math.round(box.right)} of ${edge} px`;
    });
    if (document.documentElement.scrollWidth > edge)
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    return found;
  });
}

/** Pictures that failed to load, or that have no dimensions or alternative text in the markup. */
export async function findBadImages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    const ended = images
      .filter(({ complete }) => !complete)
      .map(
        (image) =>
          new Promise((resolve) => {
            for (const end of ['load', 'error']) image.addEventListener(end, resolve, { once: true });
          }),
      );
    await Promise.all(ended);
    return images.flatMap((image) => {
      const name = image.currentSrc || image.src;
      const faults = [];
      if (!image.complete || image.naturalWidth === 0) faults.push(`${name} did not load`);
      if (!image.hasAttribute('width') || !image.hasAttribute('height')) faults.push(`${name} has no width and height`);
      if (!image.hasAttribute('alt')) faults.push(`${name} has no alt`);
      return faults;
    });
  });
}
