import type { BlockProps } from '../block-props.ts';
import { ContactFields } from '../contact-fields.tsx';
import type definition from './block.ts';
import messages from './messages.json';

/** In the order of the specification; the message comes last. */
const fields = [
  { name: 'name', autoComplete: 'name' },
  { name: 'businessType', autoComplete: 'off' },
  { name: 'company', autoComplete: 'organization' },
  { name: 'position', autoComplete: 'organization-title' },
  { name: 'phone', autoComplete: 'tel', type: 'tel' },
  { name: 'email', autoComplete: 'email', type: 'email' },
  { name: 'usageScenarios', autoComplete: 'off' },
  { name: 'device', autoComplete: 'off' },
  { name: 'officialWebsite', autoComplete: 'url', type: 'url' },
  { name: 'officeAddress', autoComplete: 'street-address' },
] as const;

export function ContactForm({ heading, intro, tone, host }: BlockProps<typeof definition>) {
  return (
    <ContactFields
      host={host}
      tone={tone}
      heading={heading}
      intro={intro}
      data-attach="contact-form"
      fields={fields}
      words={messages[host.locale]}
    />
  );
}
