import { type Locale, localizePath } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { contentTypes, feedTypes } from '#contract/content-types.ts';

export interface SiteFeed {
  /** With language prefix, decoded. */
  readonly path: string;
  /** That of the feed's type; null for the feed of all article types. */
  readonly restBase: string | null;
  readonly label: string | null;
}

/**
 * The path of the archive to whose feed a path leads, in any letter case of its last step: `/tag/cars/feed.xml` leads to
 * that of `/tag/cars`. Null for every other path.
 */
export function archiveOfFeed(path: string): string | null {
  const isFeed = path.toLowerCase().endsWith(addresses.feed.path);
  return isFeed && path.length > addresses.feed.path.length ? path.slice(0, -addresses.feed.path.length) : null;
}

/** The feeds of a language: first the one of everything, then one per article type. */
export function feedsOf(locale: Locale): readonly SiteFeed[] {
  const ofTypes = feedTypes.map((type): SiteFeed => {
    const { restBase, labels } = contentTypes[type];
    return {
      path: localizePath(`${addresses.feeds.path}/${restBase}.xml`, locale),
      restBase,
      label: labels.many[locale],
    };
  });
  return [{ path: localizePath(addresses.feed.path, locale), restBase: null, label: null }, ...ofTypes];
}
