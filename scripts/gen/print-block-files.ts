import type { ContentTypeDefinition } from '#cms-schema/define-content-type.ts';
import { printFragments, printSchema } from '#cms-schema/graphql/print-schema.ts';
import { shownSettings } from '#contract/settings-fields.ts';
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
    { path: 'blocks/attachments.generated.ts', content: printAttachments(folders) },
    { path: 'blocks/components.generated.tsx', content: printComponents(folders) },
    { path: 'blocks/definitions.generated.ts', content: printDefinitions(folders) },
    { path: 'blocks/live-components.generated.tsx', content: printLiveComponents(folders) },
    { path: 'blocks/pinyin.generated.ts', content: printPinyin(folders, notice) },
    {
      path: 'cms-schema/schema.graphql',
      content: `# ${notice}\n\n${printSchema(definitions, contentTypes, shownSettings)}`,
    },
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

function printImports(folders: readonly BlockFolder[]): string {
  return folders
    .map(
      ({ folder, binding, component, hasLoad }) =>
        `import ${binding} from './${folder}/block.ts';\n${
          hasLoad ? `import ${binding}Load from './${folder}/load.ts';\n` : ''
        }import { ${component} } from './${folder}/${folder}.tsx';\n`,
    )
    .join('');
}

/** Blocks that show live content wait for it anyway: the builder fetches them apart, and is ready without. */
function printLiveComponents(folders: readonly BlockFolder[]): string {
  const live = folders.filter(({ hasLoad }) => hasLoad);
  return `// ${notice}
import { parseFields, resolveFields } from '#cms-schema/fields/fields.ts';
import type { DrawBlock } from './components.generated.tsx';
${printImports(live)}
/** Every block that shows live content by its name, for where any of them may be needed: the builder. */
export const liveComponents: ReadonlyMap<string, DrawBlock> = new Map<string, DrawBlock>([
${live.map(printDrawing).join('')}]);
`;
}

/** For the builder's canvas, which draws stored blocks in the browser: every component with its definition, no cast between. */
function printComponents(folders: readonly BlockFolder[]): string {
  const still = folders.filter(({ hasLoad }) => !hasLoad);
  return `// ${notice}
import type { DataRequest } from '#cms-schema/define-load.ts';
import type { Resolver } from '#cms-schema/field.ts';
import { parseFields, resolveFields } from '#cms-schema/fields/fields.ts';
import type { JsonObject } from '#cms-schema/json.ts';
import type { ReactElement, ReactNode } from 'react';
import type { BlockHost } from './block-props.ts';
${printImports(still)}
/** Draws a block that shows live content, with what its host has of it. */
export type WithData = <Data>(request: DataRequest<Data>, draw: (data: Data) => ReactElement) => ReactElement;

/** Draws a block from the attributes of its newest version. \`slots\` gives what stands in a slot of it, already drawn. */
export type DrawBlock = (
  attributes: JsonObject,
  resolver: Resolver,
  host: BlockHost,
  slots: (name: string) => ReactNode,
  withData: WithData,
) => ReactElement;

/** Every block by its name, but those that show live content, for where all of them may be needed at once: the builder. */
export const blockComponents: ReadonlyMap<string, DrawBlock> = new Map<string, DrawBlock>([
${still.map(printDrawing).join('')}]);
`;
}

function printDrawing({ binding, component, definition, hasLoad }: BlockFolder): string {
  const { name, slots, fields } = definition;
  const values = `resolveFields(${binding}.fields, parseFields(${binding}.fields, attributes, null), resolver)`;
  const filled = Object.keys(slots)
    .map((slot) => ` ${slot}={slots('${slot}')}`)
    .join('');
  const slotsParameter = filled === '' ? '_slots' : 'slots';
  if (hasLoad) {
    return `  [
    '${name}',
    (attributes, resolver, host, ${slotsParameter}, withData) => {
      const fields = ${values};
      return withData(${binding}Load.request(fields, host.locale), (data) => (
        <${component} {...fields}${filled} data={data} host={host} />
      ));
    },
  ],
`;
  }
  const parameters = filled === '' ? '(attributes, resolver, host)' : '(attributes, resolver, host, slots)';
  const spread = Object.keys(fields).length > 0 ? ` {...${values}}` : '';
  return `  [\n    '${name}',\n    ${parameters} => (\n      <${component}${spread}${filled} host={host} />\n    ),\n  ],\n`;
}

/** For the builder's canvas; public pages load each module by itself. */
function printAttachments(folders: readonly BlockFolder[]): string {
  const attached = folders.filter(({ definition }) => definition.liveness === 'attached');
  return `// ${notice}
import type { Attach } from '#ui/attachment.ts';
${attached.map(({ folder, binding }) => `import ${binding} from './${folder}/attach.ts';\n`).join('')}
/** What brings the markup of a block to life, by the block's name; \`name\` is what its roots carry in \`data-attach\`. */
export const blockAttachments: ReadonlyMap<string, { readonly name: string; readonly attach: Attach }> = new Map([
${attached.map(({ folder, binding, definition }) => `  ['${definition.name}', { name: '${folder}', attach: ${binding} }],\n`).join('')}]);
`;
}

/** The switch has no default: a block type of the schema without a case does not compile. */
function printRenderBlock(folders: readonly BlockFolder[]): string {
  const imports = folders.map(
    ({ folder, component, binding, hasLoad }) =>
      `${hasLoad ? `import ${binding}Load from '#blocks/${folder}/load.ts';\n` : ''}import { ${component} } from '#blocks/${folder}/${folder}.tsx';\n`,
  );
  return `// ${notice}
import type { BlockHost } from '#blocks/block-props.ts';
${imports.join('')}import { isHeading } from '#blocks/outline-level.ts';
import type { DataRequest, Parameters } from '#cms-schema/define-load.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { ReactNode } from 'react';
import { articleAttachment } from './page/article/article.tsx';
import { ForeignMarkup } from './page/foreign-markup.tsx';
import type { EditorBlockPartsFragment } from './generated/graphql.ts';

/** A block with all that it needs to be drawn. */
export interface PreparedBlock {
  /** Whether it draws a heading of its own. */
  readonly hasHeading: boolean;
  /** The module that brings it to life; null: it stays as it is. */
  readonly attachment: string | null;
  /** \`slots\` gives what stands in a slot of it, already drawn. */
  draw(host: BlockHost, slots: (name: string) => ReactNode): ReactNode;
}

/** Asks for the live content of a block, and says what becomes of one that cannot be had. */
export type LoadBlock = <Data>(
  request: DataRequest<Data>,
  prepare: (data: Data) => PreparedBlock,
) => Promise<PreparedBlock>;

/** What is asked for all blocks of a page is asked at once. */
export async function prepareBlock(
  block: EditorBlockPartsFragment,
  locale: Locale,
  load: LoadBlock,
  parameters: Parameters,
): Promise<PreparedBlock> {
  switch (block.__typename) {
${folders.map(printPreparing).join('')}    case 'ForeignBlock':
      return {
        hasHeading: false,
        attachment: articleAttachment(block.renderedHtml),
        draw: (host) => <ForeignMarkup html={block.renderedHtml} host={host} />,
      };
  }
}
`;
}

function printPreparing({ folder, binding, component, definition, hasLoad }: BlockFolder): string {
  const { typeName, alias, fields, slots, heading } = definition;
  const spread = Object.keys(fields).length > 0 ? ` {...block.${alias}}` : '';
  const filled = Object.keys(slots)
    .map((slot) => ` ${slot}={slots('${slot}')}`)
    .join('');
  const parameters = filled === '' ? '(host)' : '(host, slots)';
  const prepared = `{
        hasHeading: ${heading === null ? 'false' : `isHeading(block.${alias}.${heading})`},
        attachment: ${definition.liveness === 'static' ? 'null' : `'${folder}'`},
        draw: ${parameters} => <${component}${spread}${filled}${hasLoad ? ' data={data}' : ''} host={host} />,
      }`;
  if (!hasLoad) return `    case '${typeName}':\n      return ${prepared};\n`;
  return `    case '${typeName}':\n      return load(${binding}Load.request(block.${alias}, locale, parameters), (data) => (${prepared}));\n`;
}
