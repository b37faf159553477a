/** A menu entry stores its icon as a class, `icon-car`, as WordPress themes do. */
const prefix = 'icon-';

/** The name of the icon among the classes of an entry; null if there is none. */
export function readMenuIcon(classes: readonly string[]): string | null {
  return classes.find((name) => name.startsWith(prefix))?.slice(prefix.length) ?? null;
}

/** The classes with their icon replaced by this one; null removes it. */
export function withMenuIcon(classes: readonly string[], icon: string | null): string[] {
  const others = classes.filter((name) => !name.startsWith(prefix));
  return icon === null ? others : [...others, prefix + icon];
}
