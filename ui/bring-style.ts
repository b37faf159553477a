const brought = new Set<string>();

/** Adds a stylesheet to the page, once: for parts that are drawn on demand, whose styles pages do not ship. */
export function bringStyle(style: string): void {
  if (brought.has(style)) return;
  brought.add(style);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}
