import { longestLine, longestMessage, longestWebsite, requiredOfContact } from '#session/contact-rules.ts';
import { TextAreaField, TextField } from '#ui/field.tsx';
import type { SurfaceTone } from '#ui/surface.tsx';
import { BesideHeading } from './beside-heading.tsx';
import { BlockForm } from './block-form.tsx';
import type { BlockHost } from './block-props.ts';
import { atMost } from './field-length.ts';

export interface ContactField<Name extends string> {
  readonly name: Name;
  readonly autoComplete: string;
  readonly type?: 'tel' | 'email' | 'url';
}

interface Props<Name extends string> {
  readonly host: BlockHost;
  readonly tone: SurfaceTone;
  readonly heading: string;
  readonly intro: string;
  /** The attachment that sends the form. */
  readonly 'data-attach': string;
  /** In display order; the message comes last. */
  readonly fields: readonly ContactField<Name>[];
  readonly words: Readonly<Record<Name | 'message', string>>;
}

/** A contact form, shared by the long and the short variant, which differ in their fields. */
export function ContactFields<Name extends string>({
  host,
  tone,
  heading,
  intro,
  fields,
  words,
  ...attach
}: Props<Name>) {
  const isRequired = (name: string) => requiredOfContact.some((each) => each === name);
  return (
    <BesideHeading host={host} tone={tone} heading={heading} intro={intro}>
      <BlockForm id={host.id} locale={host.locale} {...attach} hasAgreement>
        {fields.map((field) => (
          <TextField
            key={field.name}
            {...field}
            id={`${host.id}-${field.name}`}
            label={words[field.name]}
            data-label={words[field.name]}
            required={isRequired(field.name)}
            {...(field.name === 'officialWebsite' ? { maxLength: longestWebsite } : atMost(longestLine))}
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
          {...atMost(longestMessage)}
          isLive
        />
      </BlockForm>
    </BesideHeading>
  );
}
