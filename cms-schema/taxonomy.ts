/** Taxonomies that documents can be filed under, by their WordPress names. */
export const taxonomies = ['category', 'post_tag'] as const;
export type Taxonomy = (typeof taxonomies)[number];
