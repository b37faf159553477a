import { type ContentTypeDefinition, factsOf } from '#cms-schema/define-content-type.ts';
import { printContentTypeFragments } from '#cms-schema/graphql/print-content-types.ts';
import type { ContentTypeFolder } from './content-type-folders.ts';
import type { GeneratedFile } from './generated-files.ts';

/** Prints the files derived only from the folders of content types. */
export function printContentTypeFiles(folders: readonly ContentTypeFolder[]): GeneratedFile[] {
  const definitions = folders.map(({ definition }) => definition);
  return [
    { path: 'content-types/definitions.generated.ts', content: printDefinitions(folders) },
    { path: 'contract/content-types.generated.ts', content: printFacts(definitions) },
    {
      path: 'site/content-type-fragments.generated.graphql',
      content: `# ${notice}\n\n${printContentTypeFragments(definitions)}`,
    },
    { path: 'site/render-template.generated.tsx', content: printRenderTemplate(folders) },
    { path: 'content-types/templates.generated.tsx', content: printTemplates(folders) },
  ];
}

const notice = 'Written by `npm run gen` from content-types/*/type.ts. Do not edit.';

function printDefinitions(folders: readonly ContentTypeFolder[]): string {
  return `// ${notice}
import type { ContentTypeDefinition } from '#cms-schema/define-content-type.ts';
${folders.map(({ folder, binding }) => `import ${binding} from './${folder}/type.ts';\n`).join('')}
const all = {
${folders.map(({ folder, binding }) => `  '${folder}': ${binding},\n`).join('')}};

/** Every type of documents by its name. */
export const contentTypeDefinitions: Readonly<Record<keyof typeof all, ContentTypeDefinition>> = all;

/** Types that have a template. */
export const templatedTypes: ReadonlySet<string> = new Set([
${folders.flatMap(({ folder, template }) => (template === null ? [] : [`  '${folder}',\n`])).join('')}]);
`;
}

/** For code that must not load the fields: the edge, and the address table that all rooms import. */
function printFacts(definitions: readonly ContentTypeDefinition[]): string {
  const entries = definitions.map(
    (definition) =>
      `  '${definition.name}': ${JSON.stringify(factsOf(definition), null, 2).replaceAll('\n', '\n  ')},\n`,
  );
  return `// ${notice}
import type { ContentTypeFacts } from '#cms-schema/define-content-type.ts';

export const contentTypeFacts = {
${entries.join('')}} as const satisfies Readonly<Record<string, ContentTypeFacts>>;
`;
}

/** For the builder, which renders documents that are not stored yet. */
function printTemplates(folders: readonly ContentTypeFolder[]): string {
  const drawn = folders.flatMap(({ template, ...folder }) => (template === null ? [] : [{ ...folder, template }]));
  const imports = drawn.flatMap(({ folder, binding, template, definition }) => [
    ...(hasFields(definition) ? [`import ${binding} from './${folder}/type.ts';\n`] : []),
    `import { ${template} } from './${folder}/${folder}.tsx';\n`,
  ]);
  const entries = drawn.map(({ binding, template, definition }) => {
    const values = `resolveFields(${binding}.fields, parseFields(${binding}.fields, meta, null), resolver)`;
    const [parameters, spread] = hasFields(definition)
      ? ['meta, resolver, host, body', ` {...${values}}`]
      : ['_meta, _resolver, host, body', ''];
    return `  ['${definition.name}', (${parameters}) => <${template}${spread} host={host}>{body}</${template}>],\n`;
  });
  const parsing = drawn.some(({ definition }) => hasFields(definition))
    ? "import { parseFields, resolveFields } from '#cms-schema/fields/fields.ts';\n"
    : '';
  return `// ${notice}
import type { Resolver } from '#cms-schema/field.ts';
${parsing}import type { JsonObject } from '#cms-schema/json.ts';
import type { ReactElement, ReactNode } from 'react';
${imports.join('')}import type { TemplateHost } from './template-props.ts';

/** Draws a document by the template of its type, from its meta as it is stored, with its body inside. */
export type DrawTemplate = (
  meta: JsonObject,
  resolver: Resolver,
  host: TemplateHost,
  body: ReactNode,
) => ReactElement;

/** Of each type that has one, by its name. */
export const templates: ReadonlyMap<string, DrawTemplate> = new Map<string, DrawTemplate>([
${entries.join('')}]);
`;
}

function hasFields({ fields }: ContentTypeDefinition): boolean {
  return Object.keys(fields).length > 0;
}

/** The switch has no default case, so a type of the schema without a case does not compile. */
function printRenderTemplate(folders: readonly ContentTypeFolder[]): string {
  const imports = folders.flatMap(({ folder, template }) =>
    template === null ? [] : [`import { ${template} } from '#content-types/${folder}/${folder}.tsx';\n`],
  );
  const cases = folders.map(({ binding, template, definition }) => {
    const { type } = definition.graphql;
    if (template === null) return `    case '${type}':\n      return null;\n`;
    const spread = hasFields(definition) ? ` {...document.${binding}}` : '';
    return `    case '${type}':\n      return <${template}${spread} host={createHost()}>{body}</${template}>;\n`;
  });
  return `// ${notice}
import type { TemplateHost } from '#content-types/template-props.ts';
${imports.join('')}import type { ReactElement, ReactNode } from 'react';
import type { ContentTypePartsFragment } from './generated/graphql.ts';

/** Draws a document by the template of its type, with its body inside; null for a type that is drawn by its body alone. */
export function renderTemplate(
  document: ContentTypePartsFragment,
  createHost: () => TemplateHost,
  body: ReactNode,
): ReactElement | null {
  switch (document.__typename) {
${cases.join('')}  }
}
`;
}
