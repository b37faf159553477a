import type { Locator } from '@playwright/test';

/**
 * Prints the content of an element, one indented line per element and text: name, classes, attributes that affect a
 * visitor's browser, text. Omits attributes that only the builder adds, and whatever the page's scripts add.
 */
export function readMarkup(root: Locator): Promise<string[]> {
  return root.evaluate((start) => {
    const lines: string[] = [];
    const isOwn = ({ name }: Attr) => name === 'class' || name === 'data-block' || name === 'data-slot';
    // Serialized by the browser, so that it does not depend on its source.
    const styleOf = (element: HTMLElement | SVGElement) => element.style.cssText;
    const write = (node: Node, indent: string): void => {
      if (node.nodeType === 3) {
        const text = node.textContent?.trim() ?? '';
        if (text !== '') lines.push(`${indent}“${text}”`);
        return;
      }
      if (node.nodeType !== 1 || !('tagName' in node)) return;
      const element = node as HTMLElement;
      const tag = element.tagName.toLowerCase();
      if (['template', 'style', 'script', 'link'].includes(tag)) return;
      const classes = [...element.classList].sort().map((name) => `.${name}`);
      const attributes = [...element.attributes]
        .filter((attribute) => !isOwn(attribute))
        .map(({ name, value }) => [name, name === 'style' ? styleOf(element) : value] as const)
        .filter(([name, value]) => name !== 'style' || value !== '')
        .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
        .sort();
      lines.push(`${indent}${tag}${classes.join('')}${attributes.map((text) => ` ${text}`).join('')}`);
      for (const child of element.childNodes) write(child, `${indent}  `);
    };
    for (const child of start.childNodes) write(child, '');
    return lines;
  });
}
