import type { ResolvedMedia } from '#cms-schema/field.ts';

/** A file of the media library that a document may show. */
export interface LibraryFile {
  readonly id: number;
  readonly kind: 'image' | 'video' | 'audio' | 'file';
  /** The name that it was uploaded with. */
  readonly fileName: string;
  /** Addresses of the file and of its smaller copies, from the root of the site. */
  readonly addresses: readonly string[];
  readonly title: string;
  readonly caption: string;
  /** Incremented by every change. */
  readonly revision: number;
  /** In the language of the document. */
  readonly resolved: ResolvedMedia;
}

/** Finds the file that HTML refers to; null if it is not in the library. */
export interface Library {
  /** By id alone, as galleries refer to files. */
  findByNumber(id: number): LibraryFile | null;
  /** By its address on this site, or else by id if the address ends in the name of that file. */
  findByAddress(address: string, id: number | null): LibraryFile | null;
}

export function createLibrary(files: readonly LibraryFile[]): Library {
  const byNumber = new Map(files.map((file) => [file.id, file]));
  const byAddress = new Map(files.flatMap((file) => file.addresses.map((address) => [address, file])));
  return {
    findByNumber: (id) => byNumber.get(id) ?? null,
    findByAddress(address, id) {
      const known = byAddress.get(address.replace(/[?#].*$/, ''));
      if (known) return known;
      const numbered = id === null ? undefined : byNumber.get(id);
      return numbered && isNameOf(address, numbered.fileName) ? numbered : null;
    },
  };
}

/**
 * Whether an address is that of a file with this name, in any size: `/2019/04/Hand-300x200.jpg` matches `hand.png`. In
 * articles from another WordPress, ids may belong to different files here; the names reveal that.
 */
export function isNameOf(address: string, fileName: string): boolean {
  const last =
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  const base = baseOf(decode(last));
  return base !== '' && base === baseOf(fileName);
}

function baseOf(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.[a-z\d]{2,5}$/, '')
    .replace(/-(?:\d{1,5}x\d{1,5}|scaled|rotated|e\d{13})$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
