import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { type Locale, languageTags } from '#cms-schema/locale.ts';
import type { Taxonomy } from '#cms-schema/taxonomy.ts';
import { theme, tone } from '#ui/theme.ts';
import { isStudioError } from '../cms/studio-error.ts';
import type { Term } from '../cms/term-calls.ts';
import { useErrorText } from '../error-text.ts';
import { useMessages } from '../messages-context.tsx';
import { useSession } from '../session-context.tsx';
import { useKeptAnswer } from '../use-answer.ts';
import { SmallButton, TextBox } from './panel-parts.tsx';

export interface TermFieldProps {
  readonly taxonomy: Taxonomy;
  readonly label: string;
  readonly locale: Locale;
  /** Term ids. */
  readonly chosen: readonly number[];
  /** Whether new terms may be created. */
  readonly canCreate: boolean;
  readonly isReadOnly: boolean;
  onChange(ids: readonly number[]): void;
}

/** Selects terms of one language by clicking or by typing a name; an unknown name creates a term. */
export function TermField(props: TermFieldProps) {
  const { taxonomy, label, locale, chosen, canCreate, isReadOnly, onChange } = props;
  const { t } = useMessages();
  const { client, act } = useSession();
  const errorText = useErrorText();
  const id = useId();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const list = useKeptAnswer(`terms ${taxonomy} ${locale}`, () => client.terms.list(taxonomy, locale));
  const terms = list.value ?? [];
  const name = text.trim();
  const toggle = (term: number) =>
    onChange(chosen.includes(term) ? chosen.filter((other) => other !== term) : [...chosen, term]);

  const add = async () => {
    if (name === '' || isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      const found = findByName(terms, name) ?? (canCreate ? await act(() => create()) : null);
      if (found) {
        if (!chosen.includes(found.id)) onChange([...chosen, found.id]);
        setText('');
      } else setFailure(t('filing.unknown', { name }));
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const create = async (): Promise<Term | null> => {
    try {
      const made = await client.terms.create(taxonomy, { name, locale });
      list.replace([...terms, made]);
      return made;
    } catch (error) {
      if (!isStudioError(error, 'term_exists')) throw error;
      // Someone else has created it in the meantime.
      const now = await client.terms.list(taxonomy, locale);
      list.replace(now);
      return findByName(now, name);
    }
  };
  return (
    <Field role="group" aria-labelledby={`${id}-label`} data-taxonomy={taxonomy}>
      <label id={`${id}-label`} htmlFor={`${id}-name`}>
        {label}
      </label>
      {terms.length > 0 ? (
        <ul>
          {terms.map((term) => (
            <li key={term.id}>
              <button
                type="button"
                aria-pressed={chosen.includes(term.id)}
                disabled={isReadOnly}
                lang={languageTags[locale]}
                onClick={() => toggle(term.id)}
              >
                {term.name}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p>{list.error ? errorText(list.error) : list.isLoading ? '' : t('filing.none')}</p>
      )}
      {!isReadOnly && canCreate && (
        <div className="add">
          <TextBox
            id={`${id}-name`}
            value={text}
            lang={languageTags[locale]}
            placeholder={t('filing.newName')}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              void add();
            }}
          />
          <SmallButton disabled={name === '' || isBusy} onClick={() => void add()}>
            {t('filing.add')}
          </SmallButton>
        </div>
      )}
      <div role="alert">{failure}</div>
    </Field>
  );
}

function findByName(terms: readonly Term[], name: string): Term | null {
  const wanted = name.toLowerCase();
  return terms.find((term) => term.name.toLowerCase() === wanted) ?? null;
}

const Field = styled.div`
  display: grid;
  gap: 0.375rem;
  min-width: 0;
  font-size: 0.8125rem;

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
    max-height: 9rem;
    margin: 0;
    padding: 1px;
    overflow-y: auto;
    list-style: none;
  }
  li button {
    min-height: 1.75rem;
    padding: 0.125rem 0.625rem;
    border: 1px solid ${tone.lineStrong};
    border-radius: ${theme.radius.small};
    background-color: ${tone.surfaceRaised};
    color: ${tone.textMuted};
    cursor: pointer;
  }
  li button[aria-pressed='true'] {
    border-color: ${tone.text};
    background-color: color-mix(in srgb, ${tone.text} 10%, transparent);
    color: ${tone.text};
  }
  li button:focus-visible {
    outline: 2px solid ${tone.focus};
    outline-offset: 1px;
  }
  li button:disabled {
    cursor: default;
  }
  p {
    color: ${tone.textMuted};
    font-size: 0.75rem;
  }
  .add {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.375rem;
  }
  [role='alert'] {
    color: ${tone.negative};
    font-size: 0.75rem;
  }
  [role='alert']:empty {
    display: none;
  }
`;
