import { z } from 'zod';
import { addresses } from '#contract/addresses.ts';
import type { BoundCall } from './call.ts';
import { uploadPath } from './uploads/model.ts';

type AnyCall = BoundCall['call'];

/** The OpenAPI 3.1 description of all calls, generated from the schemas that validate them. */
export function printOpenApi(calls: readonly AnyCall[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: printCall(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Haptera platform: accounts and community',
      version: '1',
      description: `Config files are uploaded at ${uploadPath} by tus 1.0 (https://tus.io/protocols/resumable-upload).`,
    },
    servers: [{ url: addresses.platform.path }],
    paths,
    components: {
      securitySchemes: {
        account: { type: 'http', scheme: 'bearer' },
        staff: { type: 'apiKey', in: 'header', name: 'Authorization' },
      },
    },
  };
}

function printCall({ method, summary, access, input, result, givesFile }: AnyCall): object {
  const taken = schemaOf(input, 'input');
  const security = access === 'everyone' ? [] : [access === 'staff' ? { staff: [] } : { account: [] }];
  return {
    summary,
    security,
    ...(method === 'POST' && {
      requestBody: { content: { 'application/x-www-form-urlencoded': { schema: taken } } },
    }),
    ...(method === 'GET' && { parameters: printParameters(taken) }),
    responses: {
      200: givesFile
        ? { description: 'A file.', content: { 'application/octet-stream': {} } }
        : { description: 'Done.', content: { 'application/json': { schema: envelope(schemaOf(result, 'output')) } } },
      default: {
        description: 'Refused: `code` and `message` say why.',
        content: { 'application/json': { schema: envelope({}) } },
      },
    },
  };
}

function envelope(result: object): object {
  const properties = {
    code: { type: 'integer' },
    success: { type: 'boolean' },
    message: { type: 'string' },
    result,
  };
  return { type: 'object', properties, required: Object.keys(properties) };
}

function printParameters(schema: z.core.JSONSchema.BaseSchema): object[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).map(([name, of]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: of,
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  const { $schema: _, ...printed } = z.toJSONSchema(schema, { io });
  return printed;
}
