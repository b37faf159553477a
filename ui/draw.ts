type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Child = Node | string | null | false;

/** Creates an element: `draw('p', { class: 'note' }, 'Words')`. Omits attributes that are false, null or undefined. */
export function draw<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Values = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(name, value === true ? '' : String(value));
    }
  }
  element.append(...children.filter((child) => child !== null && child !== false));
  return element;
}
