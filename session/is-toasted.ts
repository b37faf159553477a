/** Codes 910 to 919 are shown by the page where they occur, never as a toast (910 to 916: specification, section 8). */
export function isToasted(code: number): boolean {
  return code < 910 || code > 919;
}
