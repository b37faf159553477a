/** What documents can be filed under. */
export const taxonomies = ['category', 'post_tag'] as const;
export type Taxonomy = (typeof taxonomies)[number];
