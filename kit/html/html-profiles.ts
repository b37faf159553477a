/** The context of a tree: `inline` within a heading or a sentence, `flow` where paragraphs and lists are allowed. */
export type ContentModel = 'inline' | 'flow';

/**
 * What HTML may contain: `inline` for a heading or a short text; `flow` for an editor's rich text; `document` for whole
 * articles from elsewhere, with players and layout classes.
 */
export type HtmlProfile = 'inline' | 'flow' | 'document';

export interface ProfileTags {
  readonly model: ContentModel;
  readonly allowed: readonly string[];
  /** Tags that are replaced by an equivalent one, or by a block so that the words in them stay separate. */
  readonly renamed: ReadonlyMap<string, string>;
}

const words = (text: string): string[] => text.split(/\s+/);

const INLINE = words('a br code em mark s small span strong sub sup u');
const FLOW = [
  ...INLINE,
  ...words('p h2 h3 h4 ul ol li blockquote hr pre dl dt dd details summary figure figcaption img'),
  ...words('table caption thead tbody tr th td abbr del ins kbd'),
];
const DOCUMENT = [
  ...FLOW,
  ...words('div section h5 h6 tfoot video audio source track iframe'),
  ...words('bdi bdo cite dfn q rp rt ruby samp time var wbr'),
];

/** Block elements. Where one is not allowed, a paragraph (or a `div`) replaces it. */
const BLOCKS = [
  ...words('address article aside body center dir div dd details dialog dl dt fieldset figcaption figure footer form'),
  ...words('h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol optgroup p pre section summary ul'),
  ...words('blockquote caption listing table tbody td tfoot th thead tr'),
];

const SAME_MEANING = { b: 'strong', i: 'em', strike: 's', tt: 'code' };
const SAME_BLOCK = { h1: 'h2', menu: 'ul', dir: 'ul', listing: 'pre' };

export const profileTags: Readonly<Record<HtmlProfile, ProfileTags>> = {
  inline: {
    model: 'inline',
    // Paragraphs only mark where blocks were; the inline model removes them in the end.
    allowed: [...INLINE, 'p'],
    renamed: rename(BLOCKS, 'p', { ...SAME_MEANING, del: 's', ins: 'u', kbd: 'code', samp: 'code' }),
  },
  flow: {
    model: 'flow',
    allowed: FLOW,
    renamed: rename(without(BLOCKS, FLOW), 'p', {
      ...SAME_MEANING,
      ...SAME_BLOCK,
      h5: 'h4',
      h6: 'h4',
      tfoot: 'tbody',
      acronym: 'abbr',
      samp: 'code',
      cite: 'em',
      dfn: 'em',
      var: 'em',
    }),
  },
  document: {
    model: 'flow',
    allowed: DOCUMENT,
    renamed: rename(without(BLOCKS, DOCUMENT), 'div', { ...SAME_MEANING, ...SAME_BLOCK, acronym: 'abbr' }),
  },
};

function rename(blocks: readonly string[], block: string, others: Readonly<Record<string, string>>) {
  return new Map([...blocks.map((name): [string, string] => [name, block]), ...Object.entries(others)]);
}

function without(names: readonly string[], excluded: readonly string[]): string[] {
  return names.filter((name) => !excluded.includes(name));
}
