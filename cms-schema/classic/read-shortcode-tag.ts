/** A tag of a shortcode: `[gallery ids="1,2"]`, `[/caption]`. */
export interface ShortcodeTag {
  readonly name: string;
  readonly isClosing: boolean;
  /** Written `[name /]`: it has no closing tag. */
  readonly isVoid: boolean;
  /** Values by name in lower case. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Values without a name, in order. */
  readonly values: readonly string[];
  readonly end: number;
}

/** Reads the tag of a shortcode that begins at an index of the source; null when there is none. */
export function readShortcodeTag(source: string, at: number): ShortcodeTag | null {
  const window = source.slice(at, at + MAX_TAG_LENGTH);
  const [beginning, slash, name] = /^\[(\/?)([A-Za-z][\w-]{0,60})(?=[\s/\]])/.exec(window) ?? [];
  if (beginning === undefined || name === undefined) return null;
  const attributes = new Map<string, string>();
  const values: string[] = [];
  let index = beginning.length;
  for (;;) {
    ATTRIBUTE.lastIndex = index;
    const match = ATTRIBUTE.exec(window);
    if (!match) break;
    index = ATTRIBUTE.lastIndex;
    const [, key, plain, single, double, typeset, bare] = match;
    const value = plain ?? single ?? double ?? typeset ?? bare ?? '';
    if (key === undefined) values.push(value);
    else attributes.set(key.toLowerCase(), value);
  }
  END.lastIndex = index;
  const ending = END.exec(window);
  if (!ending) return null;
  return {
    name,
    isClosing: slash === '/',
    isVoid: ending[1] === '/',
    attributes,
    values,
    end: at + END.lastIndex,
  };
}

/** Longer than any real tag. It bounds the cost of a failed match at each bracket. */
const MAX_TAG_LENGTH = 4000;

/** Typographic quotes, including the inch sign: a quote may be closed by any other of its kind. */
const DOUBLE = '(?:&#822[01];|&#8243;|&[lr]dquo;|&quot;|&Prime;|[“”″])';
const SINGLE = '(?:&#821[67];|&#8242;|&[lr]squo;|&#0?39;|&prime;|[‘’′])';

const ATTRIBUTE = new RegExp(
  `\\s+(?:([\\w-]+)\\s*=\\s*)?(?:"([^"]*)"|'([^']*)'|${DOUBLE}(.*?)${DOUBLE}|${SINGLE}(.*?)${SINGLE}|((?:[^\\s"'<>[\\]/]|/(?!\\]))+))`,
  'sy',
);

const END = /\s*(\/?)\]/y;
