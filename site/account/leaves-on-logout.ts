/** Pages for logged-in users only: logging out there redirects to the home page (specification, section 4). */
const places: readonly string[] = ['/community/configTool', '/community/customConfig', '/companyAdmin/list'];

/** @param path without language prefix. */
export function leavesOnLogout(path: string): boolean {
  return places.includes(path);
}
