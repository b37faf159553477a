import type { MessageKey } from '../messages.ts';

/** The labels of the fields that every page has, by their name in the draft or in its meta. */
export const pageFieldNames: Readonly<Record<string, MessageKey>> = {
  title: 'builder.page.name',
  slug: 'builder.page.slug',
  excerpt: 'builder.page.excerpt',
  parent: 'builder.history.parent',
  seo_title: 'builder.page.seoTitle',
  seo_description: 'builder.page.seoDescription',
  featured_media: 'filing.picture',
  categories: 'filing.categories',
  tags: 'filing.tags',
};
