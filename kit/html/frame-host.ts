/** A host whose pages may be embedded in a document's frames. */
export interface FrameHost {
  readonly host: string;
  /** Prefixes (host and path) of URLs that are rewritten to this host: `www.youtube.com/embed/`. */
  readonly readFrom?: readonly string[];
}
