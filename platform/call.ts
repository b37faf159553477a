import { z } from 'zod';
import { toNfc } from '#kit/text/to-nfc.ts';
import type { Caller } from './caller.ts';
import { PlatformError } from './errors.ts';

/** Who may make a call. `manager`: of a company. `staff`: the CMS, on behalf of its signed-in administrators. */
export type Access = 'everyone' | 'account' | 'manager' | 'staff';

/** One call of the service: its input, its result, and who may make it. The OpenAPI document is generated from it. */
export interface Call<Input extends z.ZodType, Result extends z.ZodType> {
  readonly method: 'GET' | 'POST';
  /** Relative to the service's base path, spelled as in the specification. */
  readonly path: `/${string}`;
  /** One sentence for developers. */
  readonly summary: string;
  readonly access: Access;
  /** The query of a GET or the form of a POST: all values are strings. */
  readonly input: Input;
  /** The schema of `result` in the response; properties that it does not name are dropped. */
  readonly result: Result;
  /** Shown to users on success. */
  readonly message?: Words;
  /** The response is a file instead of an envelope; refusals are still envelopes. */
  readonly givesFile?: true;
}

export interface Words {
  readonly zh: string;
  readonly en: string;
}

/** A call together with the operation that answers it. */
export interface BoundCall {
  readonly call: Call<z.ZodType, z.ZodType>;
  /** Resolves to `result`, or to the `Response` if the call returns a file. Throws `PlatformError`. */
  answer(values: Readonly<Record<string, string>>, caller: Caller, request: Request): Promise<unknown>;
  /**
   * Called instead of `answer` for multipart/form-data; reads the body itself, as it arrives. Throws `PlatformError`.
   */
  takeRequest?(request: Request, caller: Caller): Promise<unknown>;
}

export function bindCall<Input extends z.ZodType, Result extends z.ZodType>(
  call: Call<Input, Result>,
  run: (input: z.output<Input>, caller: Caller) => Promise<z.input<Result>>,
): BoundCall {
  return {
    call,
    answer: async (values, caller) => call.result.parse(await run(parseInput(call, values), caller)),
  };
}

/** A call that returns a file; the headers of `request` may select a part of it. */
export function bindFile<Input extends z.ZodType>(
  call: Call<Input, z.ZodType> & { readonly givesFile: true },
  run: (input: z.output<Input>, caller: Caller, request: Request) => Promise<Response>,
): BoundCall {
  return { call, answer: async (values, caller, request) => run(parseInput(call, values), caller, request) };
}

/** A path, including everything below it, with its own protocol. Refusals are still envelopes. */
export interface Place {
  readonly path: `/${string}`;
  /** Sent with every response, including refusals. */
  readonly headers: Readonly<Record<string, string>>;
  accessOf(method: string): Access;
  /** `below` is the rest of the path, without a leading slash; empty at the place itself. Throws `PlatformError`. */
  answer(request: Request, below: string, caller: Caller): Promise<Response>;
}

/** Throws `badRequest` with every value that is wrong. */
export function parseInput<Input extends z.ZodType>(
  { input }: Pick<Call<Input, z.ZodType>, 'input'>,
  values: Readonly<Record<string, string>>,
): z.output<Input> {
  // PostgreSQL text cannot contain NUL. Unchecked, the caller's mistake would become an error of ours.
  const unfit = Object.keys(values).filter((name) => values[name]?.includes('\0'));
  const problems = unfit.map((field) => ({ field, message: 'Leave out NUL.' }));
  if (problems.length > 0) throw new PlatformError('badRequest', { problems });
  // Texts are stored and compared in one form, whatever a device sends.
  const read = input.safeParse(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toNfc(value)])));
  if (!read.success) throw new PlatformError('badRequest', { problems: listProblems(read.error) });
  return read.data;
}

function listProblems({ issues }: z.ZodError) {
  return issues.map(({ path, message }) => ({ field: path.join('.'), message }));
}

/** The schemas of a call without input and of one without a result. */
export const nothing = { taken: z.object({}), given: z.null() } as const;
