import { longestMessage, requiredOfContact } from '#session/contact-rules.ts';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { BesideHeading } from '../beside-heading.tsx';
import { BlockForm } from '../block-form.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import messages from './messages.json';

/** In the order of the specification; the message stands last. */
const fields = [
  { name: 'name', autoComplete: 'name' },
  { name: 'phone', autoComplete: 'tel', type: 'tel' },
  { name: 'company', autoComplete: 'organization' },
  { name: 'position', autoComplete: 'organization-title' },
  { name: 'email', autoComplete: 'email', type: 'email' },
] as const;

export function ShortContactForm({ heading, intro, tone, host }: BlockProps<typeof definition>) {
  const words = messages[host.locale];
  const isRequired = (name: string) => requiredOfContact.some((each) => each === name);
  return (
    <BesideHeading host={host} tone={tone} heading={heading} intro={intro}>
      <BlockForm id={host.id} locale={host.locale} data-attach="short-contact-form" hasAgreement>
        {fields.map((field) => (
          <TextField
            key={field.name}
            {...field}
            id={`${host.id}-${field.name}`}
            label={words[field.name]}
            data-label={words[field.name]}
            required={isRequired(field.name)}
            maxLength={200}
            isLive
          />
        ))}
        <TextAreaField
          id={`${host.id}-message`}
          name="message"
          className="form-wide"
          label={words.message}
          data-label={words.message}
          required={isRequired('message')}
          maxLength={longestMessage}
          isLive
        />
      </BlockForm>
    </BesideHeading>
  );
}
