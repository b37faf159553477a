import { describe, expect, it } from 'vitest';
import { presentCase, type StoredCase } from './present-case.ts';

describe('a case', () => {
  it('fills its empty fields from its article', () => {
    expect(presentCase({ ...empty, article }, 'en')).toEqual({
      title: 'Recoil in layers',
      description: 'How it was made.',
      tags: [],
      labels: ['Games'],
      picture: article.image,
      link: { href: '/en/post/recoil', newTab: false, external: false },
    });
  });

  it('prefers its own words, tags and link to those of the article', () => {
    const own = {
      ...empty,
      article,
      title: 'Ours',
      description: 'Short.',
      tags: ['cars', 'cars', 'apps'] as const,
      link: { href: 'https://example.com', newTab: true, external: true },
    };
    expect(presentCase(own, 'zh')).toMatchObject({
      title: 'Ours',
      description: 'Short.',
      tags: ['cars', 'apps'],
      labels: ['汽车', '应用'],
      link: own.link,
    });
  });

  it('is left out while it has no title and its article is not published', () => {
    expect(presentCase(empty, 'en')).toBeNull();
  });
});

const empty: StoredCase = { article: null, title: '', description: '', tags: [], picture: null, link: null };

const article = {
  id: 7,
  title: 'Recoil in layers',
  excerpt: 'How it was made.',
  href: '/en/post/recoil',
  date: '2024-11-29T00:00:00Z',
  image: {
    src: '/a.jpg',
    mimeType: 'image/jpeg',
    width: 4,
    height: 3,
    alt: '',
    color: null,
    srcSet: null,
    sources: [],
  },
  terms: ['Games', 'Games'],
};
