import { type ContentTypeDefinition, factsOf } from '#cms-schema/define-content-type.ts';
import { printContentTypeFragments } from '#cms-schema/graphql/print-content-types.ts';
import type { ContentTypeFolder } from './content-type-folders.ts';
import type { GeneratedFile } from './generated-files.ts';

/** The files that follow from the folders of content types alone. */
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
`;
}

/** For the rooms that must not carry the fields: the edge, and the addresses of all. */
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

/** The switch has no default: a type of the schema without a case does not compile. */
function printRenderTemplate(folders: readonly ContentTypeFolder[]): string {
  const imports = folders.flatMap(({ folder, template }) =>
    template === null ? [] : [`import { ${template} } from '#content-types/${folder}/${folder}.tsx';\n`],
  );
  const cases = folders.map(({ binding, template, definition }) => {
    const { type } = definition.graphql;
    if (template === null) return `    case '${type}':\n      return null;\n`;
    const spread = Object.keys(definition.fields).length > 0 ? ` {...document.${binding}}` : '';
    return `    case '${type}':\n      return <${template}${spread} host={host}>{body}</${template}>;\n`;
  });
  return `// ${notice}
import type { TemplateHost } from '#content-types/template-props.ts';
${imports.join('')}import type { ReactElement, ReactNode } from 'react';
import type { ContentTypePartsFragment } from './generated/graphql.ts';

/** Draws a document by the template of its type, with its body inside; null for a type that is drawn by its body alone. */
export function renderTemplate(
  document: ContentTypePartsFragment,
  host: TemplateHost,
  body: ReactNode,
): ReactElement | null {
  switch (document.__typename) {
${cases.join('')}  }
}
`;
}
