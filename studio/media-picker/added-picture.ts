/** A picture that is to be added to the library and to the page. */
export interface AddedPicture {
  readonly alt: string;
  /** Null if the clipboard does not have the picture itself. */
  readonly file: File | null;
  /** Where it is on the web, if that is known. */
  readonly address: string | null;
}

/** A picture of pasted text: its own data as a file, or the address that it has elsewhere. */
export function readAddedPicture(
  picture: { readonly alt: string; readonly address: string | null },
  index: number,
): AddedPicture {
  const { alt, address } = picture;
  const file = address === null ? null : readDataFile(address, index);
  return { alt, file, address: file || !address?.startsWith('http') ? null : address };
}

/** Null if it is no `data:` address of a picture, or is cut off. */
function readDataFile(address: string, index: number): File | null {
  const [, type = '', data = ''] = /^data:(image\/[a-z0-9.+-]+);base64,([a-z0-9+/\s]+={0,2})\s*$/i.exec(address) ?? [];
  const bytes = data === '' ? null : decodeBase64(data.replace(/\s/g, ''));
  if (!bytes) return null;
  const mimeType = type.toLowerCase();
  const ending = mimeType === 'image/jpeg' ? 'jpg' : mimeType.slice('image/'.length).replace(/\+.*$/, '');
  return new File([bytes], `pasted-${index + 1}.${ending}`, { type: mimeType });
}

function decodeBase64(data: string): Uint8Array<ArrayBuffer> | null {
  // A number of digits that no bytes are written with.
  if (data.replace(/=+$/, '').length % 4 === 1) return null;
  const signs = atob(data);
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
}
