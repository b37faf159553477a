import type { ContentTypeDefinition } from '#cms-schema/define-content-type.ts';
import { printFragments, printSchema } from '#cms-schema/graphql/print-schema.ts';
import type { BlockFolder } from './block-folders.ts';
import type { GeneratedFile } from './generated-files.ts';
import { printPinyin } from './print-pinyin.ts';

/** The files that follow from the block folders, and the schema, which the content types share with them. */
export function printBlockFiles(
  folders: readonly BlockFolder[],
  contentTypes: readonly ContentTypeDefinition[],
): GeneratedFile[] {
  const definitions = folders.map(({ definition }) => definition);
  return [
    { path: 'blocks/components.generated.tsx', content: printComponents(folders) },
    { path: 'blocks/definitions.generated.ts', content: printDefinitions(folders) },
    { path: 'blocks/pinyin.generated.ts', content: printPinyin(folders, notice) },
    { path: 'cms-schema/schema.graphql', content: `# ${notice}\n\n${printSchema(definitions, contentTypes)}` },
    { path: 'site/block-fragments.generated.graphql', content: `# ${notice}\n\n${printFragments(definitions)}` },
    { path: 'site/render-block.generated.tsx', content: printRenderBlock(folders) },
  ];
}

const notice = 'Written by `npm run gen` from blocks/*/block.ts. Do not edit.';

function printDefinitions(folders: readonly BlockFolder[]): string {
  return `// ${notice}
import type { Definitions } from '#cms-schema/typed-document.ts';
${folders.map(({ folder, binding }) => `import ${binding} from './${folder}/block.ts';\n`).join('')}
export const blockDefinitions = [
${folders.map(({ binding }) => `  ${binding},\n`).join('')}] as const;

/** Every block of the product by its name. */
export const definitions: Definitions = new Map(blockDefinitions.map((definition) => [definition.name, definition]));
`;
}

/** For the builder's canvas, which draws stored blocks in the browser: every component with its definition, no cast between. */
function printComponents(folders: readonly BlockFolder[]): string {
  const imports = folders.map(
    ({ folder, binding, component }) =>
      `import ${binding} from './${folder}/block.ts';\nimport { ${component} } from './${folder}/${folder}.tsx';\n`,
  );
  const entries = folders.map(({ binding, component, definition }) => {
    const slots = Object.keys(definition.slots);
    const parameters = slots.length > 0 ? '(attributes, resolver, host, slots)' : '(attributes, resolver, host)';
    const fields = `${binding}.fields`;
    const spread =
      Object.keys(definition.fields).length > 0
        ? ` {...resolveFields(${fields}, parseFields(${fields}, attributes, null), resolver)}`
        : '';
    const filled = slots.map((slot) => ` ${slot}={slots('${slot}')}`).join('');
    return `  [\n    '${definition.name}',\n    ${parameters} => (\n      <${component}${spread}${filled} host={host} />\n    ),\n  ],\n`;
  });
  return `// ${notice}
import type { Resolver } from '#cms-schema/field.ts';
import { parseFields, resolveFields } from '#cms-schema/fields/fields.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import type { ReactElement, ReactNode } from 'react';
import type { BlockHost } from './block-props.ts';
${imports.join('')}
/** Draws a block from the attributes of its newest version. \`slots\` gives what stands in a slot of it, already drawn. */
export type DrawBlock = (
  attributes: JsonObject,
  resolver: Resolver,
  host: BlockHost,
  slots: (name: string) => ReactNode,
) => ReactElement;

/** Every block of the product by its name, for where all of them may be needed at once: the builder. */
export const blockComponents: ReadonlyMap<string, DrawBlock> = new Map<string, DrawBlock>([
${entries.join('')}]);
`;
}

/** The switch has no default: a block type of the schema without a case does not compile. */
function printRenderBlock(folders: readonly BlockFolder[]): string {
  const imports = folders.map(
    ({ folder, component }) => `import { ${component} } from '#blocks/${folder}/${folder}.tsx';\n`,
  );
  const cases = folders.map(({ component, definition }) => {
    const spread = Object.keys(definition.fields).length > 0 ? ` {...block.${definition.alias}}` : '';
    const slots = Object.keys(definition.slots).map((slot) => ` ${slot}={slots('${slot}')}`);
    return `    case '${definition.typeName}':\n      return <${component}${spread}${slots.join('')} host={host} />;\n`;
  });
  return `// ${notice}
import type { BlockHost } from '#blocks/block-props.ts';
${imports.join('')}import type { ReactElement, ReactNode } from 'react';
import { ForeignMarkup } from './page/foreign-markup.tsx';
import type { EditorBlockPartsFragment } from './generated/graphql.ts';

/** Draws a block. \`slots\` gives what stands in a slot of it, already drawn. */
export function renderBlock(
  block: EditorBlockPartsFragment,
  host: BlockHost,
  slots: (name: string) => ReactNode,
): ReactElement {
  switch (block.__typename) {
${cases.join('')}    case 'ForeignBlock':
      return <ForeignMarkup html={block.renderedHtml} host={host} />;
  }
}
`;
}
