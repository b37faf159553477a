/** A placeholder for embedded content, in the markup of WordPress's embed block, with the URL as a link. */
export function printEmbed(url: string): string {
  const address = decodeAmpersands(url.trim());
  const link = `<a${printAttributes({ href: address })}>${escapeText(address)}</a>`;
  return `\n\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">${link}</div></figure>\n\n`;
}

/** Prints attributes with a leading space each; undefined ones are left out. */
export function printAttributes(attributes: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(attributes)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [` ${name}="${escapeText(decodeAmpersands(value)).replaceAll('"', '&quot;')}"`],
    )
    .join('');
}

/** Classic content may already be entity-encoded. Decoding it first avoids encoding it twice. */
function decodeAmpersands(text: string): string {
  return text.replace(/&(?:amp|#0*38|#x0*26);/gi, '&');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
