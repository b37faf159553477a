/** Pages that show nothing to whoever logged out, and lead home then (specification, section 4). */
const places: readonly string[] = ['/community/configTool', '/community/customConfig', '/companyAdmin/list'];

/** @param path without language prefix. */
export function leavesOnLogout(path: string): boolean {
  return places.includes(path);
}
