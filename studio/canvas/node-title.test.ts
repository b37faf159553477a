import { beforeAll, expect, it } from 'vitest';
import { loadMessages } from '../messages.ts';
import { titleOf } from './node-title.ts';

beforeAll(() => loadMessages('en'));

it('a foreign block that draws nothing is called by its name, others by where they come from', () => {
  const foreign = (source: string) => titleOf({ kind: 'foreign', id: 'f', source }, 'en');
  expect(foreign('<!-- wp:block {"ref":5} /-->')).toBe('Synced pattern');
  expect(foreign('<!-- wp:haptera/unknown {"id":"x"} /-->')).toBe('haptera/unknown');
  expect(foreign('<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->')).toBe('Content from another system');
});
