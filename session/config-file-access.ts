import Cookies from 'js-cookie';

/** What the platform says of somebody's access to configuration files, kept as `configFileAuth`. */
const name = 'configFileAuth';

/** The entry of the menu that somebody may see (specification, section 2); null for everybody else, signed in or not. */
export function readConfigFileEntry(): 'configTool' | 'customConfig' | null {
  const value = Cookies.get(name) ?? readStored();
  if (value === '1') return 'configTool';
  return value === '0' ? 'customConfig' : null;
}

function readStored(): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
