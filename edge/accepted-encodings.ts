export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * The encodings a client accepts, best first, from its `Accept-Encoding` (RFC 9110, 12.5.3). At equal weight, the
 * encoding that compresses better comes first. Never empty: a client that refuses everything gets plain bytes, as the
 * RFC allows.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return PLAIN;
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const order = readHeader(header);
  // Browsers send a handful of different values; a client that sends thousands can only empty this small cache.
  if (remembered.size >= 256) remembered.clear();
  remembered.set(header, order);
  return order;
}

const PLAIN: readonly Encoding[] = ['identity'];
const remembered = new Map<string, readonly Encoding[]>();
const QVALUE = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

function readHeader(header: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [rawName = '', ...parameters] = part.split(';');
    const name = rawName.trim().toLowerCase();
    if (name === '') continue;
    weights.set(name === 'x-gzip' ? 'gzip' : name, readWeight(parameters));
  }
  const others = weights.get('*');
  const weigh = (encoding: Encoding) => weights.get(encoding) ?? others ?? (encoding === 'identity' ? LEAST : 0);
  const ranked = (['br', 'gzip', 'identity'] as const)
    .map((encoding) => ({ encoding, weight: weigh(encoding) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return ranked.length === 0 ? PLAIN : ranked.map(({ encoding }) => encoding);
}

/** Lower than any weight that a header can state: plain bytes are acceptable unless refused, but come last. */
const LEAST = 0.0001;

function readWeight(parameters: readonly string[]): number {
  for (const parameter of parameters) {
    const [name = '', value = ''] = parameter.split('=');
    if (name.trim().toLowerCase() !== 'q') continue;
    const text = value.trim();
    return QVALUE.test(text) ? Number(text) : 0;
  }
  return 1;
}
