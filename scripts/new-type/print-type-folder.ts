import type { Localized } from '#cms-schema/locale.ts';
import { exampleRig } from '../new-folder/example-rig.ts';
import { quote } from '../new-folder/quote.ts';
import type { TypeNames } from './type-names.ts';

export interface TypeFile {
  /** The file's name in the type's folder. */
  readonly name: string;
  readonly content: string;
}

/**
 * Prints the files of a small but complete type: a lede and some facts above a body of blocks, an example in both
 * languages, a test. They are formatted as the project's formatter would format them.
 */
export function printTypeFolder(names: TypeNames, title: Localized): TypeFile[] {
  return [
    { name: 'type.ts', content: printDefinition(names, title) },
    { name: `${names.folder}.tsx`, content: printTemplate(names) },
    { name: `${names.folder}.test.tsx`, content: printTest(names) },
  ];
}

function printDefinition({ folder, restBase, one, many }: TypeNames, title: Localized): string {
  const zh = quote(title.zh);
  const en = quote(title.en);
  const plural = restBase.replaceAll('-', ' ');
  return `import { defineContentType } from '#cms-schema/define-content-type.ts';
import { group } from '#cms-schema/fields/group.ts';
import { list } from '#cms-schema/fields/list.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineContentType({
  name: '${folder}',
  labels: {
    one: { zh: ${zh}, en: ${en} },
    many: { zh: ${zh}, en: ${quote(plural.charAt(0).toUpperCase() + plural.slice(1))} },
  },
  description: {
    zh: '一句话说明它的用途。',
    en: 'What it is for, in one sentence.',
  },
  restBase: '${restBase}',
  graphql: { one: '${one}', many: '${many}' },
  // The addresses of its documents: /${folder}/<slug>.
  root: '/${folder}',
  // Users who may write posts may write these.
  capabilityType: 'post',
  supports: ['excerpt', 'thumbnail'],
  body: 'blocks',
  fields: {
    lede: text({ label: { zh: '导语', en: 'Lede' }, maxLength: 300, multiline: true, required: true }),
    facts: list({
      label: { zh: '要点', en: 'Facts' },
      max: 12,
      summary: 'name',
      of: group({
        label: { zh: '要点', en: 'Fact' },
        fields: {
          name: text({ label: { zh: '名称', en: 'Name' }, maxLength: 40, required: true }),
          value: text({ label: { zh: '内容', en: 'Value' }, maxLength: 120, required: true }),
        },
      }),
    }),
  },
  example: {
    zh: {
      title: ${zh},
      fields: {
        lede: '先说结论，再说依据。',
        facts: [{ name: '年份', value: '2026' }],
      },
    },
    en: {
      title: ${en},
      fields: {
        lede: 'Say what matters first, then what it rests on.',
        facts: [{ name: 'Year', value: '2026' }],
      },
    },
  },
});
`;
}

function printTemplate({ template }: TypeNames): string {
  return `import { styled } from 'styled-components';
import { Heading } from '#ui/heading.tsx';
import { InlineHtml } from '#ui/rich-text.tsx';
import { Band, Container } from '#ui/surface.tsx';
import { Lede, Text } from '#ui/text.tsx';
import { theme } from '#ui/theme.ts';
import type { TemplateProps } from '../template-props.ts';
import type definition from './type.ts';

export function ${template}({ lede, facts, host, children }: TemplateProps<typeof definition>) {
  return (
    <>
      <Band>
        <Opening width="content">
          <Heading level={1}>
            <InlineHtml html={host.title} />
          </Heading>
          {lede && <Lede>{lede}</Lede>}
          {facts.length > 0 && (
            <dl>
              {facts.map(({ name, value }, index) => (
                <div key={index}>
                  <Text as="dt" size="small" tone="muted">
                    {name}
                  </Text>
                  <Text as="dd">{value}</Text>
                </div>
              ))}
            </dl>
          )}
        </Opening>
      </Band>
      {children}
    </>
  );
}

const Opening = styled(Container)\`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: \${theme.space.x2};
  overflow-wrap: anywhere;

  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
    gap: \${theme.space.x2};
  }
\`;
`;
}

function printTest({ folder, template }: TypeNames): string {
  const plain = folder.replaceAll('-', ' ');
  const imports = [
    { file: folder, line: `import { ${template} } from './${folder}.tsx';` },
    { file: 'type', line: `import definition from './type.ts';` },
  ].sort((a, b) => (a.file < b.file ? -1 : 1));
  return `import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { resolveExample } from '${exampleRig}';
import type { TemplateProps } from '../template-props.ts';
${imports.map(({ line }) => line).join('\n')}

describe('the ${plain}', () => {
  it('starts with its title and renders its body below', () => {
    expect(draw({})).toMatch(/<h1[^>]*>.*Its title.*<\\/h1>.*<p>The body<\\/p>/s);
  });

  it('shows its lede below the title', () => {
    expect(draw({ lede: 'What matters first' })).toMatch(/<\\/h1>.*>What matters first<.*<p>The body<\\/p>/s);
  });
});

/** Renders the example, with the given fields instead of its own. */
function draw(fields: Partial<TemplateProps<typeof definition>>): string {
  return renderToStaticMarkup(
    <${template} {...resolveExample(definition)} {...fields} host={{ locale: 'en', title: 'Its title', published: null }}>
      <p>The body</p>
    </${template}>,
  );
}
`;
}
