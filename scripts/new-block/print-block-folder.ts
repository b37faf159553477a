import type { Localized } from '#cms-schema/locale.ts';
import { exampleRig } from '../new-folder/example-rig.ts';
import { quote } from '../new-folder/quote.ts';
import type { BlockNames } from './block-names.ts';

export interface BlockFile {
  /** The file's name in the block's folder. */
  readonly name: string;
  readonly content: string;
}

/**
 * Prints the files of a small but complete block: a heading, a text and a surface, an example in both languages, a
 * test. They are formatted as the project's formatter would format them.
 */
export function printBlockFolder(names: BlockNames, title: Localized): BlockFile[] {
  return [
    { name: 'block.ts', content: printDefinition(names, title) },
    { name: `${names.folder}.tsx`, content: printComponent(names) },
    { name: `${names.folder}.test.tsx`, content: printTest(names) },
  ];
}

function printDefinition({ folder }: BlockNames, title: Localized): string {
  const zh = quote(title.zh);
  const en = quote(title.en);
  return `import { defineBlock } from '#cms-schema/define-block.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineBlock({
  name: 'haptera/${folder}',
  title: {
    zh: ${zh},
    en: ${en},
  },
  description: {
    zh: '标题与一段文字。',
    en: 'A heading and a text.',
  },
  category: 'text',
  // Additional search terms for editors, in both languages; the pinyin of Chinese terms is generated.
  keywords: [],
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120, required: true }),
    text: text({ label: { zh: '文字', en: 'Text' }, maxLength: 600, multiline: true }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'light' }),
  },
  heading: 'heading',
  example: {
    zh: {
      attributes: {
        heading: ${zh},
        text: '先说结论，再说依据；数字写明单位。',
        tone: 'light',
      },
    },
    en: {
      attributes: {
        heading: ${en},
        text: 'Say what matters first, then what it rests on. Give every figure its unit.',
        tone: 'light',
      },
    },
  },
});
`;
}

function printComponent({ component }: BlockNames): string {
  return `import { styled } from 'styled-components';
import { theme } from '#ui/theme.ts';
import { BlockFrame } from '../block-frame.tsx';
import { BlockHead } from '../block-head.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';

export function ${component}({ heading, text, tone, host }: BlockProps<typeof definition>) {
  return (
    <Frame host={host} tone={tone} width="content" labelled={heading !== ''}>
      <BlockHead host={host} heading={heading} intro={text} className="words" />
    </Frame>
  );
}

const Frame = styled(BlockFrame)\`
  overflow-wrap: anywhere;

  .words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: \${theme.space.x2};
  }
\`;
`;
}

function printTest({ folder, component }: BlockNames): string {
  const plain = folder.replaceAll('-', ' ');
  const imports = [
    { file: 'block', line: `import definition from './block.ts';` },
    { file: folder, line: `import { ${component} } from './${folder}.tsx';` },
  ].sort((a, b) => (a.file < b.file ? -1 : 1));
  return `import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { resolveExample } from '${exampleRig}';
import type { BlockProps } from '../block-props.ts';
${imports.map(({ line }) => line).join('\n')}

describe('the ${plain}', () => {
  it('is a section named by its heading', () => {
    expect(draw({ heading: 'What it says' })).toMatch(
      /<section[^>]*aria-labelledby="b1-heading".*<h2[^>]*id="b1-heading"[^>]*>What it says</,
    );
  });

  it('shows its text below the heading', () => {
    expect(draw({ text: 'More of it' })).toMatch(/<\\/h2>.*>More of it</);
  });
});

/** Renders the example, with the given props instead of its own. */
function draw(props: Partial<BlockProps<typeof definition>>): string {
  return renderToStaticMarkup(
    <${component}
      {...resolveExample(definition)}
      {...props}
      host={{ locale: 'en', id: 'b1', signature: 'a page', isFirst: false, depth: 0 }}
    />,
  );
}
`;
}
