/** Whether the host of a URL, of any scheme, is this machine. */
export function isOfThisMachine(address: string): boolean {
  return URL.canParse(address) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}
