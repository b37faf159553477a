import type { Locator } from '@playwright/test';

/**
 * What stands in an element, one line for each element and each text, indented: name, classes, attributes that a visitor's
 * browser acts upon, words. Left out is what only the builder writes for its own use, and what the page's scripts add.
 */
export function readMarkup(root: Locator): Promise<string[]> {
  return root.evaluate((start) => {
    const lines: string[] = [];
    const isOwn = ({ name }: Attr) => name === 'class' || name === 'data-block' || name === 'data-slot';
    // As the browser writes it, whoever wrote it first.
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
