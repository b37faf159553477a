type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Child = Node | string | null | false;

/** Makes an element of a page: `draw('p', { class: 'note' }, 'Words')`. Attributes that are false, null or undefined are left out. */
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
