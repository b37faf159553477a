import type { ContentTypeDefinition } from '#cms-schema/define-content-type.ts';
import { printFragments, printSchema } from '#cms-schema/graphql/print-schema.ts';
import { shownSettings } from '#contract/settings-fields.ts';
import type { BlockFolder } from './block-folders.ts';
import type { GeneratedFile } from './generated-files.ts';
import { printPinyin } from './print-pinyin.ts';

/** Prints the files derived from the block folders, and the schema, which is derived from blocks and content types. */
export function printBlockFiles(
  folders: readonly BlockFolder[],
  contentTypes: readonly ContentTypeDefinition[],
): GeneratedFile[] {
  const definitions = folders.map(({ definition }) => definition);
  return [
    { path: 'blocks/definitions.generated.ts', content: printDefinitions(folders) },
    { path: 'blocks/drawings.generated.ts', content: printDrawings(folders) },
    ...folders.map((folder) => ({
      path: `blocks/${folder.folder}/drawing.generated.tsx`,
      content: printDrawing(folder),
    })),
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

/** For the builder, which renders stored blocks in the browser and loads their renderers as needed. */
function printDrawings(folders: readonly BlockFolder[]): string {
  return `// ${notice}
import type { FetchDrawing } from './block-drawing.ts';

/** How every block is drawn, by its name. */
export const drawings: ReadonlyMap<string, FetchDrawing> = new Map<string, FetchDrawing>([
${folders.map(({ folder, definition }) => `  ['${definition.name}', async () => (await import('./${folder}/drawing.generated.tsx')).drawing],\n`).join('')}]);
`;
}

/** Connects a component with its definition, without a cast, and with the module that makes its markup interactive. */
function printDrawing({ folder, component, definition, hasLoad }: BlockFolder): string {
  const { slots, fields, liveness } = definition;
  const isAttached = liveness === 'attached';
  const hasFields = Object.keys(fields).length > 0;
  const values = 'resolveFields(definition.fields, parseFields(definition.fields, attributes, null), resolver)';
  const filled = Object.keys(slots)
    .map((slot) => ` ${slot}={slots('${slot}')}`)
    .join('');
  const slotsParameter = filled === '' ? '_slots' : 'slots';
  const still = `(attributes, resolver, host${filled === '' ? '' : ', slots'}) => (
    <${component}${hasFields ? ` {...${values}}` : ''}${filled} host={host} />
  )`;
  const live = `(attributes, resolver, host, ${slotsParameter}, withData) => {
    const fields = ${values};
    return withData(load.request(fields, host.locale), (data) => (
      <${component} {...fields}${filled} data={data} host={host} />
    ));
  }`;
  return `// ${notice}
${hasFields ? "import { parseFields, resolveFields } from '#cms-schema/fields/fields.ts';\n" : ''}import type { BlockDrawing } from '../block-drawing.ts';
${isAttached ? "import attach from './attach.ts';\n" : ''}${hasFields ? "import definition from './block.ts';\n" : ''}${hasLoad ? "import load from './load.ts';\n" : ''}import { ${component} } from './${folder}.tsx';

export const drawing: BlockDrawing = {
  draw: ${hasLoad ? live : still},
  attachment: ${isAttached ? `{ name: '${folder}', attach }` : 'null'},
};
`;
}

/** The switch has no default case, so a block type of the schema without a case does not compile. */
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
  /** Whether it is made to open pages. */
  readonly isOpening: boolean;
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
        isOpening: false,
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
        isOpening: ${definition.category === 'opening'},
        attachment: ${definition.liveness === 'static' ? 'null' : `'${folder}'`},
        draw: ${parameters} => <${component}${spread}${filled}${hasLoad ? ' data={data}' : ''} host={host} />,
      }`;
  if (!hasLoad) return `    case '${typeName}':\n      return ${prepared};\n`;
  return `    case '${typeName}':\n      return load(${binding}Load.request(block.${alias}, locale, parameters), (data) => (${prepared}));\n`;
}
