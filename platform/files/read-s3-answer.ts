/**
 * The content of every element with this name, in order. For S3 responses, whose elements are known and never nest in
 * themselves.
 */
export function readElements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))].map(([, inner = '']) => inner);
}

/** The text of the first element with this name; null when there is none. */
export function readText(xml: string, name: string): string | null {
  const [inner] = readElements(xml, name);
  return inner === undefined ? null : inner.replace(/&(amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-fA-F]{1,6});/g, decode);
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(whole: string, entity: string): string {
  if (!entity.startsWith('#')) return named[entity] ?? whole;
  const point = entity.startsWith('#x') ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
  return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
}

/** Escapes text for XML. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
