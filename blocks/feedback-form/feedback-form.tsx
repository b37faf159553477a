import { styled } from 'styled-components';
import { feedbackTypes, longestMessage } from '#session/contact-rules.ts';
import { feedbackFiles, longestEmail } from '#session/rules.ts';
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx';
import { tone as ink, theme } from '#ui/theme.ts';
import { BesideHeading } from '../beside-heading.tsx';
import { BlockForm } from '../block-form.tsx';
import type { BlockProps } from '../block-props.ts';
import { atMost } from '../field-length.ts';
import type definition from './block.ts';
import messages from './messages.json';

export function FeedbackForm({ heading, intro, tone, host }: BlockProps<typeof definition>) {
  const words = messages[host.locale];
  const { remove, comma, tooMany, tooLarge, unsupported } = words;
  return (
    <FeedbackFrame host={host} tone={tone} heading={heading} intro={intro}>
      <BlockForm id={host.id} locale={host.locale} data-attach="feedback-form" hasAgreement={false}>
        <SelectField id={`${host.id}-type`} name="type" label={words.type} data-label={words.type} required isLive>
          <option value="">{words.typeEmpty}</option>
          {feedbackTypes.map((type, index) => (
            <option key={type} value={String(index + 1)}>
              {words[type]}
            </option>
          ))}
        </SelectField>
        <TextField
          id={`${host.id}-email`}
          name="email"
          type="email"
          autoComplete="email"
          label={words.email}
          data-label={words.email}
          hint={words.emailHint}
          maxLength={longestEmail}
          isLive
        />
        <TextAreaField
          id={`${host.id}-content`}
          name="content"
          className="form-wide"
          label={words.content}
          data-label={words.content}
          {...atMost(longestMessage)}
          required
          isLive
        />
        <div
          className="form-wide feedback-files h-field"
          data-files=""
          data-remove={remove}
          data-comma={comma}
          data-too-many={tooMany}
          data-too-large={tooLarge}
          data-unsupported={unsupported}
        >
          <label className="h-field-label" htmlFor={`${host.id}-files`}>
            {words.files}
          </label>
          <input
            id={`${host.id}-files`}
            type="file"
            multiple
            accept={feedbackFiles.extensions.map((extension) => `.${extension}`).join(',')}
            aria-describedby={`${host.id}-files-hint ${host.id}-files-error`}
          />
          <label className="h-button" data-variant="secondary" data-size="small" htmlFor={`${host.id}-files`}>
            {words.choose}
          </label>
          <p className="h-field-hint" id={`${host.id}-files-hint`}>
            {words.filesHint}
          </p>
          <ul aria-live="polite" />
          <p className="h-field-error h-field-live" id={`${host.id}-files-error`} />
          <progress max={1} value={0} aria-label={words.progress} hidden />
        </div>
      </BlockForm>
    </FeedbackFrame>
  );
}

const FeedbackFrame = styled(BesideHeading)`
  .feedback-files {
    position: relative;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
  .feedback-files > :is(ul, progress) {
    width: 100%;
  }
  /* Hidden: the native button is in the browser's language, and says "no file chosen" even while the list shows files. */
  .feedback-files > input {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .feedback-files > input:focus-visible + .h-button {
    outline: 2px solid ${ink.focus};
    outline-offset: 3px;
  }
  /* One line for each reason why files were left out. */
  .feedback-files > .h-field-error {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  .feedback-files ul {
    display: grid;
    gap: ${theme.space.x05};
    padding: 0;
    list-style: none;
  }
  .feedback-files li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 2.75rem;
    gap: ${theme.space.x2};
    align-items: center;
    padding-inline-start: ${theme.space.x2};
    border: ${theme.line.hair} solid ${ink.line};
    border-radius: ${theme.radius.medium};
    font-size: ${theme.size.small};
    overflow-wrap: anywhere;
  }
  .feedback-files li small {
    color: ${ink.textMuted};
    font-variant-numeric: tabular-nums;
  }
  .feedback-files li button {
    min-height: 2.75rem;
    font-size: 1.25rem;
    cursor: pointer;
  }
  progress {
    width: 100%;
    accent-color: ${ink.accentFill};
  }
  progress[hidden] {
    display: block;
    visibility: hidden;
  }
`;
