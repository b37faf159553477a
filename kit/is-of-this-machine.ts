/** Whether an address, of the web or of any server, leads to this machine alone. */
export function isOfThisMachine(address: string): boolean {
  return URL.canParse(address) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}
