import Cookies from 'js-cookie';
import { propertyOf } from '#kit/property-of.ts';
import { tryStorage } from './try-storage.ts';

export const roleCodes = ['user', 'trialCustomer', 'customer'] as const;

/** The signed-in user as the platform describes them (specification, section 3). */
export interface UserInfo {
  readonly username: string;
  readonly roleCode: (typeof roleCodes)[number];
  /** Whole days of privileges left; -1: less than one day; 0: expired, or never had any. */
  readonly remainingDays: number;
}

/** What the platform reports about the signed-in user. */
export interface SignedIn {
  readonly userInfo: UserInfo;
  readonly configFileAuth: number;
  readonly ifGroupManager: number;
}

export interface Session extends SignedIn {
  readonly token: string;
}

const names = { token: 'token', user: 'userInfo', manager: 'ifGroupManager', config: 'configFileAuth' } as const;

/** The cookies of a session, and the days until they expire; the platform may end the session earlier. */
export const sessionCookies = { names: Object.values(names), days: 7 } as const;

/** The access to configuration files when signed out. */
const noAccess = 2;

/** Dispatched on the document after a login or logout, on this page or in another tab. */
const sessionEvent = 'haptera:session';
const channelName = 'haptera:session';

/** Whether this browser has a token. It may have expired: only the platform knows. */
export function hasToken(): boolean {
  return readToken() !== null;
}

export function readToken(): string | null {
  return Cookies.get(names.token) || null;
}

/** The stored session; null if there is none or it cannot be parsed. */
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
  const options = {
    expires: sessionCookies.days,
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
  } as const;
  Cookies.set(names.token, token, options);
  Cookies.set(names.user, JSON.stringify(userInfo), options);
  Cookies.set(names.manager, ifGroupManager === 1 ? '1' : '0', options);
  Cookies.set(names.config, String(configFileAuth), options);
  keepAccess(configFileAuth);
  tell();
}

/** Signs out on this browser. */
export function clearSession(): void {
  for (const name of sessionCookies.names) Cookies.remove(name);
  keepAccess(noAccess);
  tell();
}

/** Calls `changed` after every login or logout, in any tab, until the signal aborts. */
export function watchSession(changed: () => void, signal: AbortSignal): void {
  document.addEventListener(sessionEvent, changed, { signal });
}

/** Forwards session changes from other tabs; once per page. In the back/forward cache, the page's channel is closed. */
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

/** A browser may block storage; the cookie is enough then. */
function keepAccess(configFileAuth: number): void {
  tryStorage(() => window.localStorage.setItem(names.config, String(configFileAuth)));
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
