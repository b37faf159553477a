import type { PlatformCore } from './core.ts';

/** Only proves that somebody has signed in with this browser before. */
export const deviceCookie = 'haptera-visitor-device';
/** Lets the browser in which the mailed code was checked set a new password. */
export const resetCookie = 'haptera-reset';

/** A cookie that scripts cannot read and other sites cannot send. `seconds` 0 deletes it. */
export function printCookie({ publicUrl }: PlatformCore, name: string, value: string, seconds: number): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/platform/auth; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}
