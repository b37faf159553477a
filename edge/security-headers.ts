import { type PolicyRules, printPolicy } from './content-security-policy.ts';
import { isUnder } from './request-target.ts';

export interface SecurityRules extends PolicyRules {
  framedBySelf: readonly string[];
}

/** The upstream's own security headers. They are honored where they are stricter than ours. */
export interface UpstreamSecurity {
  contentSecurityPolicy?: string | undefined;
  crossOriginResourcePolicy?: string | undefined;
  referrerPolicy?: string | undefined;
}

export type SecurityHeaders = (path: string, hashes?: readonly string[], upstream?: UpstreamSecurity) => string[];

/** The security headers of every response, as a flat list of names and values. */
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

/**
 * Features that no page needs. Vibration has no switch here, so haptics stay possible. Only names that browsers know.
 */
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
 * A browser enforces all policies of a response, so an upstream's can only tighten ours. One that locks its document
 * down (as that of an uploaded file does) is sent without ours, which would add nothing but `frame-ancestors`.
 */
function joinPolicies(ours: string, theirs: string | undefined, isFramedBySelf: boolean): string[] {
  if (theirs === undefined || theirs.trim() === '') return [ours];
  const locksUp = /(?:^|;)\s*(?:sandbox\s*(?:;|$)|default-src\s+'none'\s*(?:;|$))/i.test(theirs);
  if (!locksUp) return [ours, theirs];
  return [
    /frame-ancestors/i.test(theirs) ? theirs : `${theirs}; frame-ancestors ${isFramedBySelf ? "'self'" : "'none'"}`,
  ];
}
