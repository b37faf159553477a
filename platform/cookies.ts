import type { PlatformCore } from './core.ts';

/** Proves nothing but that somebody signed in in this browser before. */
export const deviceCookie = 'haptera-visitor-device';
/** The right to set a new password, for the browser in which the code was checked. */
export const resetCookie = 'haptera-reset';

/** A cookie that scripts cannot read and other sites cannot send. `seconds`: 0 takes it away. */
export function printCookie({ publicUrl }: PlatformCore, name: string, value: string, seconds: number): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/platform/auth; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}
