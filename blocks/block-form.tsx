import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Locale, localizePath } from '#cms-schema/locale.ts';
import { Button } from '#ui/button.tsx';
import { CheckField } from '#ui/field.tsx';
import { newTab } from '#ui/new-tab.ts';
import { media, theme, tone } from '#ui/theme.ts';
import messages from './form-messages.json';

interface Props {
  readonly id: string;
  readonly locale: Locale;
  /** The attachment that makes the form work. */
  readonly 'data-attach': string;
  /** Whether the privacy policy must be agreed to. */
  readonly hasAgreement: boolean;
  readonly children: ReactNode;
}

/** A form with everything that `tendForm` needs: messages as `data-`, a status line, the agreement and a honeypot field. */
export function BlockForm({ id, locale, hasAgreement, children, ...attach }: Props) {
  const { agree, privacy, submit, needsScript, ...said } = messages[locale];
  const data = Object.entries(said).map(([name, text]) => [
    `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    text,
  ]);
  return (
    <Form {...attach} noValidate {...Object.fromEntries(data)}>
      {children}
      <p className="form-trap" aria-hidden="true">
        <input name="trap" tabIndex={-1} autoComplete="off" aria-label="trap" />
      </p>
      {hasAgreement && (
        <CheckField
          id={`${id}-agreed`}
          name="agreed"
          value="1"
          type="radio"
          isLive
          label={
            <>
              {agree}
              <a href={`${localizePath('/privacy', locale)}?lang=${locale}`} {...newTab(true)}>
                {privacy}
              </a>
            </>
          }
        />
      )}
      <div className="form-end">
        <Button type="submit" disabled>
          {submit}
        </Button>
        <p className="form-status" role="status" data-form-status="" />
      </div>
      <p className="form-script">{needsScript}</p>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.x1} ${theme.space.x3};

  /* A field without a hint may share a row with one that has a hint. */
  .h-field {
    align-content: start;
    gap: ${theme.space.x05};
  }
  .h-check a {
    color: ${tone.accent};
  }
  .form-wide,
  .form-end,
  .form-script,
  & > .h-field:has([name='agreed']) {
    grid-column: 1 / -1;
  }
  .form-end {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.x2};
    align-items: center;
    min-height: 4.5rem;
  }
  .form-status[data-tone='positive'] {
    color: ${tone.positive};
  }
  .form-status[data-tone='negative'] {
    color: ${tone.negative};
  }
  /* A honeypot: hidden from sight and from screen readers, so only bots fill it in. */
  .form-trap {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .form-script {
    display: none;
    @media (scripting: none) {
      display: block;
    }
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
