/** An element of a drawing that has been read: only what is kept of it. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: (SvgElement | string)[];
}

/** Why a drawing is not accepted, for the person who uploaded it. */
export class SvgRefusal extends Error {}

export function readText(children: SvgElement['children']): string {
  return children.filter((child) => typeof child === 'string').join('');
}
