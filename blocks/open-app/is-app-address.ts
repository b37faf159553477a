/** Schemes that run code or read files instead of opening an app. */
const others = /^(?:javascript|data|vbscript|file|blob|about|filesystem|view-source):/i;

/** Whether this can be the address of an app: one with its own scheme, or a web address that the system hands over to it. */
export function isAppAddress(address: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\/[^\s]*$/i.test(address) && !others.test(address);
}
