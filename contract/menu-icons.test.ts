import { expect, it } from 'vitest';
import { readMenuIcon, withMenuIcon } from './menu-icons.ts';

it('a menu entry has at most one icon, alongside its other classes', () => {
  const classes = withMenuIcon(withMenuIcon(['wide'], 'car'), 'chip');
  expect(classes).toEqual(['wide', 'icon-chip']);
  expect(readMenuIcon(classes)).toBe('chip');
  expect(withMenuIcon(classes, null)).toEqual(['wide']);
  expect(readMenuIcon(['wide'])).toBeNull();
});
