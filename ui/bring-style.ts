const brought = new Set<string>();

/** Gives looks to the page, once: those of what is drawn only when somebody asks for it, which pages themselves do not carry. */
export function bringStyle(style: string): void {
  if (brought.has(style)) return;
  brought.add(style);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}
