/** Told by the page itself, where it happened, and never as a toast: codes 910 to 916 (specification, section 8). */
export function isToasted(code: number): boolean {
  return code < 910 || code > 916;
}
