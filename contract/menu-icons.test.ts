import { expect, it } from 'vitest';
import { readMenuIcon, withMenuIcon } from './menu-icons.ts';

it('an entry of a menu has at most one icon, beside the classes that it has for other reasons', () => {
  const classes = withMenuIcon(withMenuIcon(['wide'], 'car'), 'chip');
  expect(classes).toEqual(['wide', 'icon-chip']);
  expect(readMenuIcon(classes)).toBe('chip');
  expect(withMenuIcon(classes, null)).toEqual(['wide']);
  expect(readMenuIcon(['wide'])).toBeNull();
});
