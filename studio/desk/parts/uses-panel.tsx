import { useState } from 'react';
import { styled } from 'styled-components';
import { languageTags } from '#cms-schema/locale.ts';
import { htmlToText } from '#kit/html/html-to-text.ts';
import { tone } from '#ui/theme.ts';
import { type Use, type UsedThing, useStates } from '../../cms/use-calls.ts';
import { useErrorText } from '../../error-text.ts';
import { builderPath } from '../../match-path.ts';
import { useMessages } from '../../messages-context.tsx';
import { StudioLink } from '../../navigation.tsx';
import { SmallButton } from '../../parts/panel-parts.tsx';
import { useAnswer } from '../../use-answer.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { LoadingState } from './states.tsx';

export interface UsesPanelProps {
  readonly thing: UsedThing;
  readonly title: string;
  /** What is said if nothing uses it. */
  readonly none: string;
}

const PAGE = 20;
/** The most that the CMS lists at once. */
const MOST = 100;

/** Where something is used: what visitors see first, then drafts, unsaved work, menus and settings. */
export function UsesPanel({ thing, title, none }: UsesPanelProps) {
  const { t } = useMessages();
  const { uses } = useDeskClient();
  const errorText = useErrorText();
  const [perPage, setPerPage] = useState(PAGE);
  const { value, error, reload } = useAnswer(`uses-${thing.kind}-${thing.id}-${perPage}`, (signal) =>
    uses.list(thing, { perPage }, signal),
  );
  return (
    <Section>
      <h3>{title}</h3>
      {error ? (
        <p role="alert">
          {errorText(error)} <SmallButton onClick={() => void reload()}>{t('desk.state.retry')}</SmallButton>
        </p>
      ) : null}
      {!value && !error ? <LoadingState /> : null}
      {value && value.total + value.hidden === 0 ? <p>{none}</p> : null}
      {value
        ? useStates.map((state) => {
            const own = value.items.filter((use) => use.state === state);
            return own.length === 0 ? null : (
              <div key={state}>
                <h4>{t(`desk.uses.${state}`)}</h4>
                <ul>
                  {own.map((use) => (
                    <li key={keyOf(use)}>
                      <UseLink use={use} />
                    </li>
                  ))}
                </ul>
              </div>
            );
          })
        : null}
      {value && value.items.length < value.total && perPage < MOST ? (
        <SmallButton onClick={() => setPerPage(MOST)}>{t('desk.media.more')}</SmallButton>
      ) : null}
      {value && value.items.length < value.total && perPage === MOST ? (
        <p>{t('desk.uses.others', { count: value.total - value.items.length })}</p>
      ) : null}
      {value && value.hidden > 0 ? <p>{t('desk.uses.hidden', { count: value.hidden })}</p> : null}
    </Section>
  );
}

function UseLink({ use }: { readonly use: Use }) {
  const { t } = useMessages();
  if (use.kind === 'setting')
    return <StudioLink to="/settings">{t(`desk.uses.settings.${settingOf(use.name)}`)}</StudioLink>;
  if (use.kind === 'menu')
    return (
      <StudioLink to="/menus" lang={languageTags[use.locale]}>
        <bdi>{use.name}</bdi>
      </StudioLink>
    );
  return (
    <StudioLink to={builderPath(use.type, use.id)} lang={languageTags[use.locale]}>
      <bdi>{htmlToText(use.title) || t('builder.untitled')}</bdi>
    </StudioLink>
  );
}

const settings = ['site_logo', 'site_icon', 'page_on_front', 'page_for_posts', 'default_category'] as const;

function settingOf(name: string): (typeof settings)[number] | 'other' {
  return settings.find((each) => each === name) ?? 'other';
}

function keyOf(use: Use): string {
  return use.kind === 'setting' ? use.name : `${use.kind}-${use.id}`;
}

const Section = styled.section`
  display: grid;
  gap: 0.375rem;
  justify-items: start;
  overflow-wrap: anywhere;

  & h3 {
    font-size: 0.875rem;
    font-weight: 550;
  }
  & h4 {
    color: ${tone.textMuted};
    font-size: 0.75rem;
    font-weight: 500;
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & p {
    color: ${tone.textMuted};
  }
  & p[role='alert'] {
    color: ${tone.negative};
  }
`;
