import { defineLoad } from '#cms-schema/define-load.ts';
import type { ResolvedDocument } from '#cms-schema/field.ts';
import { resolveSample } from '#cms-schema/fields/media.ts';
import { type Locale, localizePath } from '#cms-schema/locale.ts';
import type { SampleName } from '#cms-schema/samples.ts';
import definition from './block.ts';
import { postListQuery } from './query.generated.ts';

/** A post as the list shows it. */
export interface ListedPost extends ResolvedDocument {
  /** Its date in the site's time zone, `2024-11-29`. */
  readonly day: string;
  /** Reading time in whole minutes; null if there is nothing to read. */
  readonly minutes: number | null;
}

export default defineLoad(definition, {
  query: postListQuery,
  variables: ({ of, term, count, order }, { language }) => ({
    language,
    // A term that no longer exists has an empty slug, which matches nothing.
    term: term === null ? null : term.slug,
    taxonomy: term === null ? null : term.taxonomy,
    ofPosts: of === 'posts',
    ofTutorials: of === 'tutorials',
    ...(order === 'newest' ? { first: count } : { last: count }),
  }),
  read({ posts, tutorials }, { order }) {
    const nodes = (posts ?? tutorials)?.nodes ?? [];
    const listed = nodes.map(({ date, minutes, card }): ListedPost => ({ ...card, minutes, day: date.slice(0, 10) }));
    // The API returns newest first, with `last` as with `first`.
    return order === 'newest' ? listed : listed.reverse();
  },
  example: {
    zh: [
      examplePost(
        'zh',
        'controller',
        '2024-10-24',
        '游戏',
        '后坐力分三层',
        '枪机、抛壳、回声各有一层，闭眼也能认出武器。',
      ),
      examplePost('zh', 'smartphone', '2024-09-05', '手机与平板', '玻璃上的按键', '一次按下，周围的键也有回应。'),
      examplePost('zh', 'cockpit', '2024-08-08', '汽车', '没有旋钮的旋钮', '刻度感随音量与温度而变，视线留在路上。'),
    ],
    en: [
      examplePost(
        'en',
        'controller',
        '2024-10-24',
        'Games',
        'Recoil in three layers',
        'Bolt, ejection and echo each have a layer. Players name the weapon with their eyes shut.',
      ),
      examplePost(
        'en',
        'smartphone',
        '2024-09-05',
        'Smartphones and Tablets',
        'Keys on glass',
        'One key goes down, and those around it answer.',
      ),
      examplePost(
        'en',
        'cockpit',
        '2024-08-08',
        'Cars',
        'A dial without a dial',
        'Volume and temperature have different detents, so eyes can stay on the road.',
      ),
    ],
  },
});

function examplePost(
  locale: Locale,
  picture: SampleName,
  day: string,
  field: string,
  title: string,
  excerpt: string,
): ListedPost {
  return {
    id: Number(day.replaceAll('-', '')),
    title,
    excerpt,
    href: localizePath('/explore/news', locale),
    date: `${day}T02:00:00Z`,
    day,
    minutes: 4,
    terms: [field],
    image: resolveSample(picture, locale),
  };
}
