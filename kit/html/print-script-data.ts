/** JSON for a script element. Every `<` is escaped, so no value can end the element or open a comment. */
export function printScriptData(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
