import type { LinkValue } from '#cms-schema/fields/link.ts';

export const contactEmail = 'hello@haptera.example';
export const businessEmail = 'business@haptera.example';
export const supportEmail = 'support@haptera.example';

/** Targets of the calls to action. */
export const writeToBusiness = mailTo(businessEmail);
export const writeToSupport = mailTo(supportEmail);

function mailTo(address: string): NonNullable<LinkValue> {
  return { kind: 'url', url: `mailto:${address}` };
}
