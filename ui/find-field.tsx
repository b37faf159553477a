import { styled } from 'styled-components';
import { Icon } from './icon.tsx';
import { media, theme, tone } from './theme.ts';

export interface FindFieldProps {
  /** The id of the input; a page may have several. */
  readonly id: string;
  /** The page that shows the results, and reads the query from the parameter `q`. Defaults to this page. */
  readonly action?: string;
  /** Says what is searched. */
  readonly label: string;
  readonly submit: string;
  /** The placeholder; defaults to `label`, for which there may not be enough room. */
  readonly hint?: string;
  readonly query?: string;
}

/** A small form that searches a part of the site. It works without a script. */
export function FindField({ id, action, label, submit, hint = label, query }: FindFieldProps) {
  return (
    <Find>
      <form method="get" action={action}>
        <Icon name="search" />
        <input
          id={id}
          name="q"
          type="search"
          aria-label={label}
          defaultValue={query}
          placeholder={hint}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label={submit}>
          <Icon name="arrow-right" />
        </button>
      </form>
    </Find>
  );
}

const Find = styled.search`
  form {
    display: flex;
    gap: ${theme.space.x1};
    align-items: center;
    min-height: 2.75rem;
    padding-inline-start: ${theme.space.x15};
    border: ${theme.line.hair} solid ${tone.lineStrong};
    border-radius: ${theme.radius.medium};
    background: ${tone.surfaceRaised};
    color: ${tone.textMuted};
  }
  form:focus-within {
    outline: 2px solid ${tone.focus};
    outline-offset: 2px;
  }
  input {
    flex: 1;
    min-width: 0;
    min-height: 2.75rem;
    border: 0;
    outline: none;
    background: none;
    color: ${tone.text};
    font: inherit;
    font-size: ${theme.size.small};
  }
  input::placeholder {
    color: ${tone.textMuted};
    opacity: 1;
  }
  button {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 0;
    background: none;
    color: ${tone.accent};
    cursor: pointer;
  }
  ${media.print} {
    display: none;
  }
`;
