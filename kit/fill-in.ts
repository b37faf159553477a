/**
 * Fills the placeholders of a text: `fillIn('{total} files', { total: 3 })`. One without a value stays as it is. A value
 * with letters that run from right to left is isolated, so that the words and signs around it keep their order.
 */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => isolate(String(values[name] ?? gap)));
}

/** Letters that run from right to left, and the invisible signs that turn the direction. */
const turning = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\p{Bidi_Control}]/u;
/** Those that would end the isolation, or reach beyond it. */
const enclosing = /[\u202a-\u202e\u2066-\u2069]/g;

function isolate(value: string): string {
  return turning.test(value) ? `\u2068${value.replace(enclosing, '')}\u2069` : value;
}
