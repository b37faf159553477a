/** A host whose pages may be framed in a document. */
export interface FrameHost {
  readonly host: string;
  /** Addresses that become addresses of this host, by host and beginning of the path: `www.youtube.com/embed/`. */
  readonly readFrom?: readonly string[];
}
