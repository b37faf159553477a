/** JSON to stand in a script element: no `<` is left in it, so no words can end the element or open a comment in it. */
export function printScriptData(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
