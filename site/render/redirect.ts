import type { Redirection } from '../page-store/rendered.ts';

/** Thrown while the data of a page is read, when the page turns out to be elsewhere. */
export class Redirect extends Error {
  override readonly name = 'Redirect';
  readonly code = 'site_redirect';
  readonly redirection: Redirection;

  /** @param path decoded, with language prefix */
  constructor(path: string, status: Redirection['status']) {
    super(`The page is at ${path}.`);
    this.redirection = { kind: 'redirection', location: encodeURI(path), status };
  }
}
