import { z } from 'zod';
import { calls } from '../../platform/calls.ts';
import { printOpenApi } from '../../platform/print-openapi.ts';
import type { GeneratedFile } from './generated-files.ts';

/** Prints the calls of the platform: as an OpenAPI document, and as types for the website. */
export function printPlatformFiles(): GeneratedFile[] {
  return [
    { path: 'platform/generated/openapi.json', content: `${JSON.stringify(printOpenApi(calls), null, 2)}\n` },
    { path: 'session/calls.generated.ts', content: printCallTypes() },
  ];
}

function printCallTypes(): string {
  const entries = calls.map(
    ({ method, path, summary, input, result }) => `  /** ${summary} */
  '${method} ${path}': { input: ${printType(z.toJSONSchema(input, { io: 'input' }))}; result: ${printType(z.toJSONSchema(result, { io: 'output' }))} };`,
  );
  return `// Written by "npm run gen" from platform/*/calls.ts. Do not edit.

/** What each call of the platform takes and gives. */
export interface PlatformCalls {
${entries.join('\n')}
}
`;
}

type Schema = z.core.JSONSchema.BaseSchema;

/** Supports the forms of JSON Schema that the calls use; throws for any other. */
function printType(schema: Schema | boolean): string {
  if (typeof schema === 'boolean') return 'unknown';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(printType).join(' | ');
  if (schema.type === 'object') return printObject(schema);
  if (schema.type === 'array') return `readonly (${printArrayItem(schema)})[]`;
  const types: unknown = schema.type;
  if (Array.isArray(types)) return types.map((type) => printType({ ...schema, type })).join(' | ');
  if (schema.type === 'string' || schema.type === 'boolean' || schema.type === 'null') return schema.type;
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  // Strings that are parsed into another type have no `type` in their schema.
  if (schema.type === undefined) return 'string';
  throw new Error(`A call has a schema that no type is printed for: ${JSON.stringify(schema)}`);
}

function printArrayItem({ items }: Schema): string {
  return Array.isArray(items) || items === undefined ? 'unknown' : printType(items);
}

function printObject({ properties = {}, required = [] }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, of]) => `readonly ${name}${required.includes(name) ? '' : '?'}: ${printType(of)}`,
  );
  return fields.length === 0 ? 'Readonly<Record<string, never>>' : `{ ${fields.join('; ')} }`;
}
