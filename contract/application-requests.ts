import { isOfThisMachine } from '#kit/is-of-this-machine.ts';
import { isLongerThan } from '#kit/text/characters.ts';
import { stripInvisible } from '#kit/text/strip-invisible.ts';
import { addresses } from './addresses.ts';
import { limits } from './limits.ts';

/** A program's request for an application password, as in WordPress's `authorize-application.php`. */
export interface ApplicationRequest {
  /** As the program names itself, in one line; empty if it does not. */
  readonly name: string;
  /** The UUID of the program; empty if it sends none. */
  readonly appId: string;
  /** Where the browser is led with the password, and after a refusal; null: nowhere. */
  readonly successUrl: string | null;
  readonly rejectUrl: string | null;
}

/** The query parameters of the request. */
export const applicationParameters = ['app_name', 'app_id', 'success_url', 'reject_url'] as const;
export type ApplicationParameter = (typeof applicationParameters)[number];

/** The studio's page for such requests, below the root of the studio. */
export const applicationRequestPlace = 'authorize-application';

/** @returns the request, or the name of the parameter that makes it unusable. */
export function readApplicationRequest(
  sent: (name: ApplicationParameter) => string | null,
): ApplicationRequest | { readonly refused: ApplicationParameter } {
  const name = stripInvisible(sent('app_name') ?? '').trim();
  if (isLongerThan(name, limits.programName) || /\p{Surrogate}/u.test(name)) return { refused: 'app_name' };
  const appId = sent('app_id') ?? '';
  if (appId !== '' && !UUID.test(appId)) return { refused: 'app_id' };
  const [successUrl, rejectUrl] = [readUrl(sent('success_url')), readUrl(sent('reject_url'))];
  if (successUrl === 'refused') return { refused: 'success_url' };
  if (rejectUrl === 'refused') return { refused: 'reject_url' };
  return { name, appId, successUrl, rejectUrl };
}

/** The path of the studio's page for a request, with its parameters and no others. */
export function printApplicationRequest({ name, appId, successUrl, rejectUrl }: ApplicationRequest): string {
  const values: Readonly<Record<ApplicationParameter, string | null>> = {
    app_name: name,
    app_id: appId,
    success_url: successUrl,
    reject_url: rejectUrl,
  };
  const query = new URLSearchParams(applicationParameters.flatMap((key) => (values[key] ? [[key, values[key]]] : [])));
  return `${addresses.studio.path}/${applicationRequestPlace}${query.size > 0 ? `?${query}` : ''}`;
}

/** Where an approved request leads, with what the program needs to sign in; null: nowhere. */
export function printApproval(
  { successUrl }: ApplicationRequest,
  granted: { readonly siteUrl: string; readonly username: string; readonly password: string },
): string | null {
  if (successUrl === null) return null;
  return addToQuery(successUrl, {
    site_url: granted.siteUrl,
    user_login: granted.username,
    // Programs send it with or without the spaces, which some of them read as plus signs here.
    password: granted.password.replaceAll(' ', ''),
  });
}

/** Where a refused request leads; null: nowhere. */
export function printRefusal({ successUrl, rejectUrl }: ApplicationRequest): string | null {
  if (rejectUrl !== null) return rejectUrl;
  return successUrl === null ? null : addToQuery(successUrl, { success: 'false' });
}

function addToQuery(address: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Null if there is none. Accepts `https`, the scheme of a program on the device, and `http` only on this machine, since
 * a password would cross the network readable.
 */
function readUrl(sent: string | null): string | null | 'refused' {
  if (sent === null || sent === '') return null;
  if (sent.length > MOST_URL_LENGTH || !URL.canParse(sent)) return 'refused';
  const url = new URL(sent);
  const isSafe = url.protocol === 'http:' ? isOfThisMachine(url.href) : !BROWSER_SCHEMES.test(url.protocol);
  // `https://haptera.example@elsewhere.example/` reads like another host.
  return isSafe && url.username === '' && url.password === '' ? url.href : 'refused';
}

const MOST_URL_LENGTH = 2000;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Schemes that belong to no single program: those that run or show what the address contains, and other protocols. */
const BROWSER_SCHEMES =
  /^(?:javascript|vbscript|livescript|data|blob|filesystem|file|about|view-source|jar|intent|chrome(?:-.+)?|edge|resource|moz-.+|safari-.+|ftp|wss?|mailto|tel|sms|search-ms|ms-.+):$/;
