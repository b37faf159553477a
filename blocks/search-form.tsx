import { styled } from 'styled-components';
import type { Locale } from '#cms-schema/locale.ts';
import { languageCodes } from '#cms-schema/locale.ts';
import { Icon } from '#ui/icon.tsx';
import { media, theme, tone } from '#ui/theme.ts';
import messages from './messages.json';

interface Props {
  /** The id of the field; a page may contain several. */
  readonly id: string;
  readonly locale: Locale;
  /** The address of the results; default: this page. */
  readonly action?: string;
  readonly query?: string;
  readonly placeholder?: string;
  /** Suggests titles on pages that load the attachment of the search block. */
  readonly 'data-attach'?: 'search';
  /** Whether the field gets the focus when the panel around it is opened. */
  readonly isFocused?: boolean;
}

/** A search form that works without a script; with one, it suggests titles while the visitor types. */
export function SearchForm(props: Props) {
  const { id, locale, action, query, placeholder, 'data-attach': attached, isFocused = false } = props;
  const words = messages[locale];
  return (
    <Search>
      <form
        method="get"
        action={action}
        data-attach={attached}
        data-language={languageCodes[locale]}
        data-suggestions={words.suggestions}
        data-suggested={words.suggested}
      >
        <Icon name="search" />
        <input
          id={id}
          name="q"
          type="search"
          aria-label={words.searchField}
          defaultValue={query}
          placeholder={placeholder || words.searchField}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          {...(isFocused && { autoFocus: true })}
        />
        <button type="submit" className="h-button" data-variant="primary" data-size="small">
          {words.searchSubmit}
        </button>
      </form>
    </Search>
  );
}

const Search = styled.search`
  form {
    position: relative;
    display: flex;
    gap: ${theme.space.x1};
    align-items: center;
    min-height: 3.5rem;
    padding-inline: ${theme.space.x2} ${theme.space.x1};
    border: ${theme.line.regular} solid ${tone.lineStrong};
    border-radius: ${theme.radius.large};
    background: ${tone.surfaceRaised};
  }
  form:focus-within {
    outline: 2px solid ${tone.focus};
    outline-offset: 2px;
  }
  form > .h-icon {
    color: ${tone.textMuted};
  }
  input {
    flex: 1;
    min-width: 0;
    min-height: 2.75rem;
    border: 0;
    outline: none;
    background: none;
    color: inherit;
    font: inherit;
  }
  input:placeholder-shown {
    text-overflow: ellipsis;
  }
  input::placeholder {
    color: ${tone.textMuted};
    opacity: 1;
  }
  button {
    flex: none;
  }
  [role='listbox'] {
    position: absolute;
    inset: calc(100% + ${theme.space.x05}) 0 auto;
    z-index: ${theme.layer.sticky};
    margin: 0;
    padding: ${theme.space.x05};
    list-style: none;
    border: ${theme.line.hair} solid ${tone.line};
    border-radius: ${theme.radius.large};
    background: ${tone.surfaceRaised};
    box-shadow: ${theme.shadow.overlay};
  }
  [role='option'] {
    display: flex;
    gap: ${theme.space.x2};
    align-items: baseline;
    justify-content: space-between;
    padding: ${theme.space.x15};
    border-radius: ${theme.radius.medium};
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  [role='option'] small {
    flex: none;
    color: ${tone.textMuted};
    font-size: ${theme.size.tiny};
  }
  [role='option'][aria-selected='true'] {
    background: ${tone.surfaceSunken};

    ${media.forcedColors} {
      outline: 2px solid ${tone.focus};
      outline-offset: -2px;
    }
  }
  @media (hover: hover) {
    [role='option']:hover {
      background: ${tone.surfaceSunken};
    }
  }
  [role='status'] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  ${media.print} {
    display: none;
  }
`;
