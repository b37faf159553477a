import type { BlockProps } from '../block-props.ts';
import { ContactFields } from '../contact-fields.tsx';
import type definition from './block.ts';
import messages from './messages.json';

/** In the order of the specification; the message comes last. */
const fields = [
  { name: 'name', autoComplete: 'name' },
  { name: 'phone', autoComplete: 'tel', type: 'tel' },
  { name: 'company', autoComplete: 'organization' },
  { name: 'position', autoComplete: 'organization-title' },
  { name: 'email', autoComplete: 'email', type: 'email' },
] as const;

export function ShortContactForm({ heading, intro, tone, host }: BlockProps<typeof definition>) {
  return (
    <ContactFields
      host={host}
      tone={tone}
      heading={heading}
      intro={intro}
      data-attach="short-contact-form"
      fields={fields}
      words={messages[host.locale]}
    />
  );
}
