import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tendHeights } from './tend-heights.ts';

class Band {
  readonly name: string;
  readonly own: string;
  readonly log: string[];
  top = 5000;
  getBoundingClientRect = () => ({ top: this.top });
  readonly style = {
    contentVisibility: '',
    removeProperty: (name: string) => {
      if (name === 'content-visibility') this.style.contentVisibility = '';
      this.log.push(`${this.name} put off`);
    },
  };
  constructor(name: string, own: string, log: string[]) {
    this.name = name;
    this.own = own;
    this.log = log;
  }
}

let idle: (() => void)[] = [];
let log: string[] = [];
const view = Object.assign(new EventTarget(), { innerWidth: 1440, innerHeight: 900, requestIdleCallback: null });

beforeEach(() => {
  idle = [];
  log = [];
  view.innerWidth = 1440;
  vi.stubGlobal('window', view);
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('HTMLElement', Band);
  vi.stubGlobal('getComputedStyle', (band: Band) => ({ contentVisibility: band.own }));
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => work());
});
afterEach(() => vi.unstubAllGlobals());

function begin(...bands: Band[]): AbortController {
  const listening = new AbortController();
  const main: HTMLElement = Object.create({ children: bands });
  tendHeights(main, listening.signal);
  return listening;
}

function runIdle(): void {
  for (let work = idle.shift(); work; work = idle.shift()) work();
}

it('lays out the bands that were put off, one in each idle moment, and puts each off again', () => {
  begin(new Band('a', 'auto', log), new Band('first', 'visible', log), new Band('b', 'auto', log));
  expect(log).toEqual([]);
  idle.shift()?.();
  expect(log).toEqual(['a put off']);
  runIdle();
  expect(log).toEqual(['a put off', 'b put off']);
});

it('leaves alone what is on the screen or above it, so that nothing visible moves', () => {
  const near = new Band('near', 'auto', log);
  near.top = 1000;
  const above = new Band('above', 'auto', log);
  above.top = -3000;
  begin(near, above, new Band('far', 'auto', log));
  runIdle();
  expect(log).toEqual(['far put off']);
});

it('does it again at another width, and not at another height', () => {
  begin(new Band('a', 'auto', log));
  runIdle();
  view.dispatchEvent(new Event('resize'));
  runIdle();
  expect(log).toHaveLength(1);
  view.innerWidth = 390;
  view.dispatchEvent(new Event('resize'));
  runIdle();
  expect(log).toHaveLength(2);
});

it('stops with the shell', () => {
  const listening = begin(new Band('a', 'auto', log));
  listening.abort();
  runIdle();
  expect(log).toEqual([]);
});
