import { expect, type Page } from '@playwright/test';
import { times } from '../../kit/testing/long-run.ts';
import { test } from './harness-test.ts';
import { openHarness } from './open-harness.ts';

const edits = times(1000);

/**
 * Simulates an editor in a hurry: hundreds of random steps in the real builder, the same in every run. Fields are typed
 * into and left immediately; every text is unique, so that it can be traced.
 */
test('random edits end up where they were typed, and undo and redo are exact', async ({ page }) => {
  test.setTimeout(300_000);
  const { nodes, stepCount, canvas, errors } = await openHarness(page, 'blocks=6');
  const start = await nodes();
  const drawnAtStart = await textOf(canvas.locator('[data-canvas-page]'));
  const { astray, typed } = await editAtRandom(page, edits);
  expect(astray).toEqual([]);
  expect(typed).toBeGreaterThan(times(200));
  const end = await nodes();
  const steps = await stepCount();
  expect(steps).toBe(edits);
  const drawnAtEnd = await textOf(canvas.locator('[data-canvas-page]'));

  await press(page, steps, { key: 'z', code: 'KeyZ', ctrlKey: true });
  expect(await stepCount()).toBe(0);
  expect(await nodes()).toEqual(start);
  await expect.poll(() => textOf(canvas.locator('[data-canvas-page]'))).toBe(drawnAtStart);

  await press(page, steps, { key: 'z', code: 'KeyZ', ctrlKey: true, shiftKey: true });
  expect(await stepCount()).toBe(edits);
  expect(await nodes()).toEqual(end);
  await expect.poll(() => textOf(canvas.locator('[data-canvas-page]'))).toBe(drawnAtEnd);
  expect(errors).toEqual([]);
});

function textOf(canvas: ReturnType<Page['locator']>): Promise<string> {
  return canvas.evaluate((element) => element.textContent ?? '');
}

interface Key {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly shiftKey?: boolean;
}

/** Dispatches many keys at once, without waiting for each to be rendered. */
async function press(page: Page, times: number, key: Key): Promise<void> {
  await page.evaluate(
    async ({ times, key }) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      for (let count = 1; count <= times; count += 1) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
        if (count % 20 === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    },
    { times, key },
  );
}

/** Edits until there are this many steps. Returns the texts that ended up outside of their block. */
function editAtRandom(page: Page, steps: number): Promise<{ astray: string[]; typed: number }> {
  return page.evaluate(async (steps) => {
    interface Node {
      readonly id: string;
      readonly attributes?: object;
      readonly slots?: Readonly<Record<string, readonly Node[]>>;
    }
    interface Driven {
      read(what: string, locale: string): unknown;
      select(id: string | null): void;
    }
    const harness: Driven = Reflect.get(window, 'harness');
    let seed = 20_261_120;
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((seed / 2 ** 32) * below);
    };
    const flatten = (nodes: readonly Node[]): Node[] =>
      nodes.flatMap((node) => [node, ...Object.values(node.slots ?? {}).flatMap((inner) => flatten(inner))]);
    const all = () => flatten(harness.read('nodes', 'en') as readonly Node[]);
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const press = (key: KeyboardEventInit) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
    };
    const astray: string[] = [];
    let typed = 0;

    const type = (id: string, other: string) => {
      const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        '[data-inspector] [data-path] :is(input[type="text"], textarea):not([readonly], [role="combobox"])',
      );
      const field = fields[random(fields.length)];
      if (!field) return;
      typed += 1;
      const word = `word-${typed}-`;
      const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, word);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      // Select the next block before anything of this one was rendered.
      if (random(2) === 0) harness.select(other);
      const holders = all().filter(({ attributes }) => JSON.stringify(attributes).includes(word));
      const isRight = holders.length === 1 && holders[0]?.id === id;
      if (!isRight) astray.push(`${word} for ${id} is in ${holders.map((node) => node.id).join() || 'no block'}`);
    };
    const keys: readonly KeyboardEventInit[] = [
      { key: 'ArrowUp', altKey: true, shiftKey: true },
      { key: 'ArrowDown', altKey: true, shiftKey: true },
      { key: 'ArrowLeft', altKey: true, shiftKey: true },
      { key: 'ArrowRight', altKey: true, shiftKey: true },
    ];
    while (Number(harness.read('steps', 'en')) < steps) {
      const nodes = all();
      const target = nodes[random(nodes.length)];
      const other = nodes[random(nodes.length)];
      if (!target || !other) throw new Error('The page is empty.');
      harness.select(target.id);
      do await drawn();
      while (document.querySelector('[data-inspector] [data-block]')?.getAttribute('data-block') !== target.id);
      const act = random(10);
      if (act < 7) type(target.id, other.id);
      else if (act < 9) press(keys[random(keys.length)] ?? {});
      else if (nodes.length > 16) press({ key: 'Delete', code: 'Delete' });
      else if (nodes.length < 6 || random(2) === 0) press({ key: 'd', code: 'KeyD', ctrlKey: true });
      else press({ key: 'Delete', code: 'Delete' });
    }
    return { astray, typed };
  }, steps);
}
