/** An entry of a menu has its icon as a class, `icon-car`, as themes of WordPress do. */
const prefix = 'icon-';

/** The name of the icon that the classes of an entry name; null without one. */
export function readMenuIcon(classes: readonly string[]): string | null {
  return classes.find((name) => name.startsWith(prefix))?.slice(prefix.length) ?? null;
}

/** The classes with this icon in place of the one that they had; null for none. */
export function withMenuIcon(classes: readonly string[], icon: string | null): string[] {
  const others = classes.filter((name) => !name.startsWith(prefix));
  return icon === null ? others : [...others, prefix + icon];
}
