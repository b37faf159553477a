import { z } from 'zod';
import type { Caller } from './caller.ts';
import { PlatformError } from './errors.ts';

/** Who may make a call. `manager`: of a company. `staff`: the CMS, for those who are signed in there and may administer. */
export type Access = 'everyone' | 'account' | 'manager' | 'staff';

/** One call of the service: what it takes, what it gives, who may make it. The OpenAPI document is printed from it. */
export interface Call<Input extends z.ZodType, Result extends z.ZodType> {
  readonly method: 'GET' | 'POST';
  /** Below the service's base address, as the specification spells it. */
  readonly path: `/${string}`;
  /** One sentence for developers. */
  readonly summary: string;
  readonly access: Access;
  /** Of the query of a GET, or the form of a POST: all of its values are texts. */
  readonly input: Input;
  /** What stands in `result`; what it does not name is left out of the answer. */
  readonly result: Result;
  /** What is said to people when it went well. */
  readonly message?: Words;
  /** The answer is a file instead of an envelope; refusals are envelopes all the same. */
  readonly givesFile?: true;
}

export interface Words {
  readonly zh: string;
  readonly en: string;
}

/** A call together with the operation that answers it. */
export interface BoundCall {
  readonly call: Call<z.ZodType, z.ZodType>;
  /** What stands in `result`, or the `Response` of a call that gives a file. Throws `PlatformError`. */
  answer(values: Readonly<Record<string, string>>, caller: Caller, request: Request): Promise<unknown>;
  /** Reads the body itself, as it arrives: asked instead of `answer` for multipart/form-data. Throws `PlatformError`. */
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

/** A call whose answer is a file; `request` says which part of it. */
export function bindFile<Input extends z.ZodType>(
  call: Call<Input, z.ZodType> & { readonly givesFile: true },
  run: (input: z.output<Input>, caller: Caller, request: Request) => Promise<Response>,
): BoundCall {
  return { call, answer: async (values, caller, request) => run(parseInput(call, values), caller, request) };
}

/** A path, with everything below it, that speaks a protocol of its own. Refusals are envelopes all the same. */
export interface Place {
  readonly path: `/${string}`;
  /** On every answer, refusals too. */
  readonly headers: Readonly<Record<string, string>>;
  accessOf(method: string): Access;
  /** `below`: the path behind its own, without a slash; empty at the place itself. Throws `PlatformError`. */
  answer(request: Request, below: string, caller: Caller): Promise<Response>;
}

/** Throws `badRequest` with every value that is wrong. */
export function parseInput<Input extends z.ZodType>(
  { input }: Pick<Call<Input, z.ZodType>, 'input'>,
  values: Readonly<Record<string, string>>,
): z.output<Input> {
  // No text in PostgreSQL holds a NUL: it would be a fault of ours where it is one of the caller.
  const unfit = Object.keys(values).filter((name) => values[name]?.includes('\0'));
  const problems = unfit.map((field) => ({ field, message: 'Leave out NUL.' }));
  if (problems.length > 0) throw new PlatformError('badRequest', { problems });
  const read = input.safeParse(values);
  if (!read.success) throw new PlatformError('badRequest', { problems: listProblems(read.error) });
  return read.data;
}

function listProblems({ issues }: z.ZodError) {
  return issues.map(({ path, message }) => ({ field: path.join('.'), message }));
}

/** A call that takes nothing, and one that gives nothing. */
export const nothing = { taken: z.object({}), given: z.null() } as const;
