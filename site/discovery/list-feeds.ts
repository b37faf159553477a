import { type Locale, localizePath } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { contentTypes, feedTypes } from '#contract/content-types.ts';

export interface SiteFeed {
  /** As visitors type it. */
  readonly path: string;
  /** Of the type that it is of; null: of all types of articles. */
  readonly restBase: string | null;
  readonly label: string | null;
}

/** The feeds of a language: of everything first, then of each type of articles. */
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
