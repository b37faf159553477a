import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#kit/project-files.ts';

/** Names that a variable or an import cannot have. */
export const reservedWords: ReadonlySet<string> = new Set(
  (
    'arguments await break case catch class const continue debugger default definitions delete do else enum eval export ' +
    'extends false finally for function if implements import in instanceof interface let new null package private ' +
    'protected public return static super switch this throw true try typeof var void while with yield'
  ).split(' '),
);

/** The names in the printed schema: of its types, and of the fields of the root query. */
export function readSchemaNames(): { readonly types: ReadonlySet<string>; readonly queries: ReadonlySet<string> } {
  const schema = readFileSync(path.join(projectRoot, 'cms-schema/schema.graphql'), 'utf8');
  const types = [...schema.matchAll(/^(?:type|interface|enum|scalar|union|input) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  const query = /^type (?:Root)?Query[^{]*\{([\s\S]*?)^\}/m.exec(schema)?.[1] ?? '';
  const queries = [...query.matchAll(/^ {2}(\w+)/gm)].map(([, name = '']) => name);
  // Built in, so not printed.
  return { types: new Set([...types, 'Boolean', 'Float', 'ID', 'Int', 'String']), queries: new Set(queries) };
}
