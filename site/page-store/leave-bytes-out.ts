/**
 * Next writes each page that it has rendered as JSON, to learn a length that it then does not use: the data of its router, which
 * is bytes, as one number for each, 0.3 MB of text for a page of 20 blocks. Nothing else in the site's process writes bytes as JSON.
 */
export function leaveBytesOutOfJson(): void {
  Object.defineProperty(Buffer.prototype, 'toJSON', { value: () => null, configurable: true, writable: true });
}
