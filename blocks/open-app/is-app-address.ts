/** Schemes that run something or read files, instead of opening an app. */
const others = /^(?:javascript|data|vbscript|file|blob|about|filesystem|view-source):/i;

/** Whether this is an address of an app: a scheme of its own, or a web address that its system hands to it. */
export function isAppAddress(address: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\/[^\s]*$/i.test(address) && !others.test(address);
}
