import { type PolicyRules, printPolicy } from './content-security-policy.ts';
import { isUnder } from './request-target.ts';

export interface SecurityRules extends PolicyRules {
  framedBySelf: readonly string[];
}

/** What the upstream itself says about these matters; respected where it is stricter than we are. */
export interface UpstreamSecurity {
  contentSecurityPolicy?: string | undefined;
  crossOriginResourcePolicy?: string | undefined;
  referrerPolicy?: string | undefined;
}

export type SecurityHeaders = (path: string, hashes?: readonly string[], upstream?: UpstreamSecurity) => string[];

/** Headers that every answer carries, as a flat list of names and values. */
export function createSecurityHeaders(rules: SecurityRules): SecurityHeaders {
  return (path, hashes = [], upstream = {}) => {
    const isFramedBySelf = rules.framedBySelf.some((prefix) => isUnder(path, prefix));
    const ours = printPolicy(rules, { isFramedBySelf, hashes });
    const policies = joinPolicies(ours, upstream.contentSecurityPolicy, isFramedBySelf);
    return [
      ...policies.flatMap((policy) => ['Content-Security-Policy', policy]),
      ...(rules.isSecure ? ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'] : []),
      'X-Content-Type-Options',
      'nosniff',
      'Referrer-Policy',
      STRICTER_REFERRER.has(upstream.referrerPolicy ?? '')
        ? (upstream.referrerPolicy ?? '')
        : 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy',
      'same-origin',
      'Cross-Origin-Resource-Policy',
      upstream.crossOriginResourcePolicy ?? 'same-origin',
      'Permissions-Policy',
      PERMISSIONS,
      'X-Frame-Options',
      isFramedBySelf ? 'SAMEORIGIN' : 'DENY',
    ];
  };
}

/** Haptics need none of these; vibration has no switch here and stays possible. Only names that browsers know. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const STRICTER_REFERRER = new Set(['no-referrer', 'same-origin', 'strict-origin', 'origin']);

/**
 * Several policies hold together in a browser, so an upstream's can only tighten ours. One that locks its document up
 * (as an uploaded file's does) stands alone: ours would add nothing but who may frame it.
 */
function joinPolicies(ours: string, theirs: string | undefined, isFramedBySelf: boolean): string[] {
  if (theirs === undefined || theirs.trim() === '') return [ours];
  const locksUp = /(?:^|;)\s*(?:sandbox\s*(?:;|$)|default-src\s+'none'\s*(?:;|$))/i.test(theirs);
  if (!locksUp) return [ours, theirs];
  return [
    /frame-ancestors/i.test(theirs) ? theirs : `${theirs}; frame-ancestors ${isFramedBySelf ? "'self'" : "'none'"}`,
  ];
}
