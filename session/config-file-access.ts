import Cookies from 'js-cookie';
import { tryStorage } from './try-storage.ts';

/** The cookie or local storage entry with the user's access to configuration files, as the platform reported it. */
const name = 'configFileAuth';

/** The menu entry for this user's access (specification, section 2); null for users without any, signed in or not. */
export function readConfigFileEntry(): 'configTool' | 'customConfig' | null {
  const value = Cookies.get(name) ?? tryStorage(() => window.localStorage.getItem(name));
  if (value === '1') return 'configTool';
  return value === '0' ? 'customConfig' : null;
}
