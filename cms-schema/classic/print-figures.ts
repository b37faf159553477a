/** The place of a video or another site's page, as WordPress's block of that kind has it, with the address as a link. */
export function printEmbed(url: string): string {
  const address = decodeAmpersands(url.trim());
  const link = `<a${printAttributes({ href: address })}>${escapeText(address)}</a>`;
  return `\n\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">${link}</div></figure>\n\n`;
}

/** With a space before each; those without a value are left out. */
export function printAttributes(attributes: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(attributes)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [` ${name}="${escapeText(decodeAmpersands(value)).replaceAll('"', '&quot;')}"`],
    )
    .join('');
}

/** What stands in a text or an attribute of classic content may be written with entities already: decoded once, never twice. */
function decodeAmpersands(text: string): string {
  return text.replace(/&(?:amp|#0*38|#x0*26);/gi, '&');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
