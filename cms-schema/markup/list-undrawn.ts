import type { Locale, Localized } from '../locale.ts';
import { type MarkupNode, parseMarkup } from './parse-markup.ts';

/**
 * The names of the blocks in foreign markup of which visitors see nothing: without the program that wrote them there is
 * only their comment (a synced pattern, a list of the latest posts, a block of a plugin or of a newer version). In reading
 * order, each name once, at most twenty.
 */
export function listUndrawn(source: string): string[] {
  if (!source.includes('<!-- wp:')) return [];
  const names = new Set<string>();
  collectUndrawn(parseMarkup(source), names);
  return [...names].slice(0, 20);
}

/** Walks without recursion: foreign markup may be nested as deeply as its author likes. */
function collectUndrawn(roots: readonly MarkupNode[], names: Set<string>): void {
  const waiting: MarkupNode[] = [...roots].reverse();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.kind === 'text') continue;
    if (node.content.every((inner) => inner.kind === 'text' && inner.source.trim() === '')) {
      if (!silent.has(node.name)) names.add(node.name);
    }
    for (const inner of [...node.content].reverse()) waiting.push(inner);
  }
}

/** Blocks that are complete without markup: there is nothing to miss. */
const silent: ReadonlySet<string> = new Set([
  'core/freeform',
  'core/group',
  'core/html',
  'core/more',
  'core/nextpage',
  'core/paragraph',
  'core/spacer',
]);

/** What editors call a block of WordPress; its technical name if it is not one of the well-known ones. */
export function nameForeignBlock(name: string, locale: Locale): string {
  return (Object.hasOwn(wellKnown, name) ? wellKnown[name]?.[locale] : undefined) ?? name;
}

const wellKnown: Readonly<Record<string, Localized>> = {
  'core/archives': { zh: '归档', en: 'Archives' },
  'core/block': { zh: '同步样板', en: 'Synced pattern' },
  'core/calendar': { zh: '日历', en: 'Calendar' },
  'core/categories': { zh: '分类列表', en: 'Categories list' },
  'core/latest-comments': { zh: '最新评论', en: 'Latest comments' },
  'core/latest-posts': { zh: '最新文章', en: 'Latest posts' },
  'core/navigation': { zh: '导航', en: 'Navigation' },
  'core/page-list': { zh: '页面列表', en: 'Page list' },
  'core/pattern': { zh: '样板', en: 'Pattern' },
  'core/post-excerpt': { zh: '摘要', en: 'Excerpt' },
  'core/post-title': { zh: '标题', en: 'Title' },
  'core/query': { zh: '查询循环', en: 'Query loop' },
  'core/rss': { zh: 'RSS', en: 'RSS' },
  'core/search': { zh: '搜索', en: 'Search' },
  'core/tag-cloud': { zh: '标签云', en: 'Tag cloud' },
};
