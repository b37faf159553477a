import type { Localized } from '#cms-schema/locale.ts';
import { exampleRig } from '../new-folder/example-rig.ts';
import { quote } from '../new-folder/quote.ts';
import type { BlockNames } from './block-names.ts';
import type { BlockFile } from './print-block-folder.ts';

/**
 * Prints the files of a block that shows live content: the titles of the newest posts, an example of them in both
 * languages, a test. They are formatted as the project's formatter would format them.
 */
export function printLoadingBlock(names: BlockNames, title: Localized): BlockFile[] {
  return [
    { name: 'block.ts', content: printDefinition(names, title) },
    { name: `${names.folder}.tsx`, content: printComponent(names) },
    { name: `${names.folder}.test.tsx`, content: printTest(names) },
    { name: 'load.ts', content: printLoad(names) },
    { name: 'query.graphql', content: printQuery(names) },
  ];
}

function printDefinition({ folder }: BlockNames, title: Localized): string {
  const zh = quote(title.zh);
  const en = quote(title.en);
  return `import { defineBlock } from '#cms-schema/define-block.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { number } from '#cms-schema/fields/number.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineBlock({
  name: 'haptera/${folder}',
  title: {
    zh: ${zh},
    en: ${en},
  },
  description: {
    zh: '标题与新近发布的文章。',
    en: 'A heading and the newest posts.',
  },
  category: 'media',
  // Additional search terms for editors, in both languages; the pinyin of Chinese terms is generated.
  keywords: [],
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120 }),
    count: number({ label: { zh: '最多篇数', en: 'How many at most' }, min: 1, max: 24, integer: true, default: 5 }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  example: {
    zh: {
      attributes: {
        heading: ${zh},
        count: 5,
        tone: 'light',
      },
    },
    en: {
      attributes: {
        heading: ${en},
        count: 5,
        tone: 'light',
      },
    },
  },
});
`;
}

function printQuery({ component }: BlockNames): string {
  return `query ${component}($language: LanguageCode!, $first: Int!) {
  posts(first: $first, where: { language: $language }) {
    nodes {
      card {
        id
        title
        href
      }
    }
  }
}
`;
}

function printLoad({ binding }: BlockNames): string {
  return `import { defineLoad } from '#cms-schema/define-load.ts';
import definition from './block.ts';
import { ${binding}Query } from './query.generated.ts';

/**
 * The host sends the query, on the site and in the builder; the component gets the result of \`read\` as its prop
 * \`data\`.
 */
export default defineLoad(definition, {
  query: ${binding}Query,
  variables: ({ count }, { language }) => ({ language, first: count }),
  read: ({ posts }) => posts.nodes.map(({ card }) => card),
  // For the thumbnail in the drawer and for tests.
  example: {
    zh: [
      { id: 1, title: '后坐力分三层', href: '/explore/news' },
      { id: 2, title: '玻璃上的按键', href: '/explore/news' },
    ],
    en: [
      { id: 1, title: 'Recoil in three layers', href: '/en/explore/news' },
      { id: 2, title: 'Keys on glass', href: '/en/explore/news' },
    ],
  },
});
`;
}

function printComponent({ component }: BlockNames): string {
  return `import { styled } from 'styled-components';
import { theme } from '#ui/theme.ts';
import { BlockFrame } from '../block-frame.tsx';
import { BlockHeading } from '../block-heading.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import type load from './load.ts';

export function ${component}({ heading, tone, data, host }: BlockProps<typeof definition, typeof load>) {
  return (
    <Frame host={host} tone={tone} width="content" labelled={heading !== ''}>
      <BlockHeading host={host} heading={heading} />
      <ul>
        {data.map(({ id, title, href }) => (
          <li key={id}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

const Frame = styled(BlockFrame)\`
  overflow-wrap: anywhere;

  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: \${theme.space.x1};
    margin-top: \${theme.space.x3};
  }
\`;
`;
}

function printTest({ folder, component }: BlockNames): string {
  const imports = [
    { file: 'block', line: `import definition from './block.ts';` },
    { file: 'load', line: `import type load from './load.ts';` },
    { file: folder, line: `import { ${component} } from './${folder}.tsx';` },
  ].sort((a, b) => (a.file < b.file ? -1 : 1));
  return `import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { resolveExample } from '${exampleRig}';
import type { BlockProps } from '../block-props.ts';
${imports.map(({ line }) => line).join('\n')}

describe('the ${folder.replaceAll('-', ' ')}', () => {
  it('links to the loaded posts', () => {
    expect(draw({ data: [{ id: 7, title: 'A post', href: '/en/post/a-post' }] })).toContain(
      '<a href="/en/post/a-post">A post</a>',
    );
  });

  it('is a section named by its heading', () => {
    expect(draw({ heading: 'News' })).toMatch(
      /<section[^>]*aria-labelledby="b1-heading".*<h2[^>]*id="b1-heading"[^>]*>News</,
    );
  });
});

/** Renders the example without data, with the given props instead of its own. */
function draw(props: Partial<BlockProps<typeof definition, typeof load>>): string {
  return renderToStaticMarkup(
    <${component}
      {...resolveExample(definition)}
      data={[]}
      {...props}
      host={{ locale: 'en', id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
    />,
  );
}
`;
}
