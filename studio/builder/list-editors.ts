import { listCharacters, takeCharacters } from '#kit/text/characters.ts';
import type { OtherEditor } from '../cms/presence-calls.ts';
import type { Translate } from '../messages.ts';

/** A person, regardless of how many tabs they have open. */
export interface EditorName {
  readonly key: string;
  readonly name: string;
  /** The current user, in another tab or on another device. */
  readonly isYou: boolean;
  readonly initials: string;
}

/** Each person once, the current user last. */
export function listEditors(others: readonly OtherEditor[]): EditorName[] {
  const people = new Map<string, EditorName>();
  for (const { name, isYou } of others) {
    const key = isYou ? 'you' : `name ${name}`;
    people.set(key, { key, name, isYou, initials: printInitials(name) });
  }
  return [...people.values()].toSorted((left, right) => Number(left.isYou) - Number(right.isYou));
}

/** One sentence that says who else is editing. */
export function printEditors(editors: readonly EditorName[], t: Translate): string {
  const names = editors.filter(({ isYou }) => !isYou).map(({ name }) => name);
  if (names.length === 0) return t('builder.editors.you');
  const [first = '', second] = names;
  if (second === undefined) return t('builder.editors.one', { name: first });
  if (names.length === 2) return t('builder.editors.two', { name: first, other: second });
  return t('builder.editors.many', { name: first, count: names.length - 1 });
}

/** At most two characters: the last two of a Chinese name, otherwise the initials of the first and the last word. */
function printInitials(name: string): string {
  const signs = [...listCharacters(name.trim())];
  if (/^\p{Script=Han}+$/u.test(signs.join(''))) return signs.slice(-2).join('');
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word = '') => takeCharacters(word, 1).toLocaleUpperCase('en')).join('');
}
