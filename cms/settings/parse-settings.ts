import { isJsonObject } from '#cms-schema/json.ts';
import { buildValues } from '#contract/field-table.ts';
import { type Settings, settingsFields } from '#contract/settings-fields.ts';
import { toNfc } from '#kit/text/to-nfc.ts';
import { composeTexts } from '../check-text.ts';
import type { ValueProblem, ValueProblems } from '../errors.ts';

/** Applies input over the present values. Reports every invalid value, and keeps the present value in its place. */
export function parseSettings(
  input: Readonly<Record<string, unknown>>,
  present: Settings,
): { settings: Settings; problems: ValueProblems } {
  const problems: Record<string, ValueProblem> = {};
  const settings = buildValues(settingsFields, (name, { kind }) => {
    if (!Object.hasOwn(input, name) || input[name] === undefined) return present[name];
    const value = compose(kind.complete(input[name], present[name]));
    const problem = kind.findProblem(value);
    if (problem === null) return value;
    problems[name] = { code: problem.code, message: `${name} ${problem.message}` };
    return present[name];
  });
  return { settings, problems };
}

function compose(value: unknown): unknown {
  if (typeof value === 'string') return toNfc(value);
  return isJsonObject(value) ? composeTexts(value) : value;
}
