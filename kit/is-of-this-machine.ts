/** Whether the host of a URL, of any scheme, is this machine: only programs on it reach that address. */
export function isOfThisMachine(address: string): boolean {
  if (!URL.canParse(address)) return false;
  // Hosts of schemes that browsers do not know are not normalized.
  const { hostname } = new URL(address);
  return /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
