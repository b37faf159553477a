import { localizePath } from '#cms-schema/locale.ts';
import { pageTag } from '#contract/content-tags.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import type { PublishedSummary } from '../../publishing/model.ts';
import type { GraphqlContext } from './context.ts';

/**
 * The documents above one, by its address. Adds a cache key for each address above, including those not published yet.
 */
export async function loadBreadcrumbs({ path, locale }: PublishedSummary, { cms, keys }: GraphqlContext) {
  const above = listPathsAbove(path);
  for (const each of above) keys.addTag(pageTag(locale, each));
  const found = new Map((await cms.published.listTitles(locale, above)).map((row) => [row.path, row.title]));
  return above.flatMap((each) => {
    const title = found.get(each);
    return title === undefined ? [] : [{ title: htmlToText(title), href: localizePath(each, locale) }];
  });
}

/** For `/community/blog/first-effect`: `/community` and `/community/blog`. */
function listPathsAbove(path: string): string[] {
  const steps = path.split('/').slice(1, -1);
  return steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
}
