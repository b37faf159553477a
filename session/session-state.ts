import Cookies from 'js-cookie';
import { propertyOf } from '#kit/property-of.ts';

export const roleCodes = ['user', 'trialCustomer', 'customer'] as const;

/** Whom the platform knows somebody as (specification, section 3). */
export interface UserInfo {
  readonly username: string;
  readonly roleCode: (typeof roleCodes)[number];
  /** Whole days; -1: less than one; 0: over, or there are none. */
  readonly remainingDays: number;
}

/** What the platform says of somebody who is signed in. */
export interface SignedIn {
  readonly userInfo: UserInfo;
  readonly configFileAuth: number;
  readonly ifGroupManager: number;
}

export interface Session extends SignedIn {
  readonly token: string;
}

const names = { token: 'token', user: 'userInfo', manager: 'ifGroupManager', config: 'configFileAuth' } as const;

/** Days that a browser keeps a session; the platform may end it earlier. */
const lifetime = 7;

/** Of the access to configuration files, when nobody is signed in. */
const noAccess = 2;

/** Told to the document when somebody signed in or out, on this page or in another tab. */
const sessionEvent = 'haptera:session';
const channelName = 'haptera:session';

/** Whether this browser keeps a token. It may be over: the platform alone knows. */
export function hasToken(): boolean {
  return readToken() !== null;
}

export function readToken(): string | null {
  return Cookies.get(names.token) || null;
}

/** What this browser keeps of who is signed in; null when there is nobody, or what is kept makes no sense. */
export function readSession(): Session | null {
  const token = readToken();
  const userInfo = readUserInfo(Cookies.get(names.user));
  if (token === null || userInfo === null) return null;
  return {
    token,
    userInfo,
    configFileAuth: Number(Cookies.get(names.config) ?? noAccess),
    ifGroupManager: Cookies.get(names.manager) === '1' ? 1 : 0,
  };
}

export function saveSession({ token, userInfo, configFileAuth, ifGroupManager }: Session): void {
  const options = { expires: lifetime, sameSite: 'lax', secure: window.location.protocol === 'https:' } as const;
  Cookies.set(names.token, token, options);
  Cookies.set(names.user, JSON.stringify(userInfo), options);
  Cookies.set(names.manager, ifGroupManager === 1 ? '1' : '0', options);
  Cookies.set(names.config, String(configFileAuth), options);
  keepAccess(configFileAuth);
  tell();
}

/** Nobody is signed in any more. */
export function clearSession(): void {
  for (const name of Object.values(names)) Cookies.remove(name);
  keepAccess(noAccess);
  tell();
}

/** Calls whenever somebody signs in or out, in any tab, until the signal ends. */
export function watchSession(changed: () => void, signal: AbortSignal): void {
  document.addEventListener(sessionEvent, changed, { signal });
}

/** Passes on what other tabs tell. A page does this once; while the browser keeps it for the way back, it hears nothing. */
export function followOtherTabs(signal: AbortSignal): void {
  let channel: BroadcastChannel | null = null;
  const announce = () => document.dispatchEvent(new Event(sessionEvent));
  const open = () => {
    channel ??= new BroadcastChannel(channelName);
    channel.onmessage = announce;
  };
  const close = () => {
    channel?.close();
    channel = null;
  };
  window.addEventListener('pagehide', close, { signal });
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      open();
      if (persisted) announce();
    },
    { signal },
  );
  signal.addEventListener('abort', close);
  open();
}

function tell(): void {
  document.dispatchEvent(new Event(sessionEvent));
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/** Where a browser keeps nothing for a page, the cookie is enough. */
function keepAccess(configFileAuth: number): void {
  try {
    window.localStorage.setItem(names.config, String(configFileAuth));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

function readUserInfo(text: string | undefined): UserInfo | null {
  try {
    return parseUserInfo(JSON.parse(text ?? 'null'));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export function parseUserInfo(value: unknown): UserInfo | null {
  if (typeof value !== 'object' || value === null) return null;
  const username: unknown = propertyOf(value, 'username');
  const roleCode = roleCodes.find((each) => each === propertyOf(value, 'roleCode'));
  const remainingDays: unknown = propertyOf(value, 'remainingDays');
  if (typeof username !== 'string' || roleCode === undefined || typeof remainingDays !== 'number') return null;
  return { username, roleCode, remainingDays };
}
