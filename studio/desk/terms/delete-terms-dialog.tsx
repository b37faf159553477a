import { useState } from 'react';
import { styled } from 'styled-components';
import { eachLocale, type Locale, languageTags, locales } from '#cms-schema/locale.ts';
import type { Taxonomy } from '#cms-schema/taxonomy.ts';
import { tone } from '#ui/theme.ts';
import { useErrorText } from '../../error-text.ts';
import { useMessages } from '../../messages-context.tsx';
import { useSession } from '../../session-context.tsx';
import { useAnswer } from '../../use-answer.ts';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { languageNames } from '../parts/language-names.ts';
import { LanguagePick } from '../parts/language-pick.tsx';
import { LoadingState } from '../parts/states.tsx';
import { UsesPanel } from '../parts/uses-panel.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { nameOf, type TermPair } from './pair-terms.ts';
import { loadSeen } from './seen-terms.ts';

export interface DeleteTermsDialogProps {
  readonly taxonomy: Taxonomy;
  readonly pair: TermPair;
  onClose(): void;
  /** Also called after a refusal: the list has changed in the meantime. */
  onDone(): void;
}

/** Shows how many posts use a category or tag, then deletes it in one or both languages. */
export function DeleteTermsDialog({ taxonomy, pair, onClose, onDone }: DeleteTermsDialogProps) {
  const { t, uiLocale } = useMessages();
  const { client } = useSession();
  const act = useDeskAct();
  const errorText = useErrorText();
  const present = locales.filter((locale) => pair.versions[locale] !== null);
  const [chosen, setChosen] = useState<ReadonlySet<Locale>>(new Set(present.length === 1 ? present : []));
  const [isBusy, setBusy] = useState(false);
  const { value: found, error } = useAnswer(`term-use-${taxonomy}-${pair.slug}`, async (signal) => {
    const seen = await loadSeen(client, taxonomy, pair, signal);
    return Promise.all(
      seen.map(async (term) => ({ ...term, posts: await client.terms.countPosts(taxonomy, term.id, signal) })),
    );
  });
  const name = nameOf(pair, uiLocale);
  const remove = async () => {
    setBusy(true);
    const going = (found ?? []).filter(({ locale }) => chosen.has(locale));
    await act(
      async () => {
        for (const { id, etag } of going) await client.terms.remove(taxonomy, id, etag);
      },
      t('desk.terms.removed', { name: going.length === 1 ? (going[0]?.name ?? name) : name }),
    );
    onDone();
  };
  const noteOf = (locale: Locale) => {
    const term = found?.find((one) => one.locale === locale);
    return term ? t('desk.terms.usedBy', { name: term.name, count: term.posts }) : t('desk.terms.missing');
  };
  const names = [...chosen].map((locale) => t(languageNames[locale]));
  return (
    <DeskDialog
      title={t('desk.terms.removeTitle', { name })}
      act={{
        label:
          chosen.size === 0
            ? t('desk.publish.choose')
            : t('desk.terms.removeOk', { languages: new Intl.ListFormat(languageTags[uiLocale]).format(names) }),
        isDanger: true,
        refusal: !found ? t('desk.state.loading') : chosen.size === 0 ? t('refusal.noLanguage') : null,
        isBusy,
        run: () => void remove(),
      }}
      onClose={onClose}
    >
      {error ? <p role="alert">{errorText(error)}</p> : null}
      {!found && !error ? <LoadingState /> : null}
      {found ? (
        <Body>
          <LanguagePick
            label={t('desk.publish.languages')}
            chosen={chosen}
            refused={Object.fromEntries(
              locales.filter((locale) => !present.includes(locale)).map((locale) => [locale, noteOf(locale)]),
            )}
            notes={eachLocale(noteOf)}
            onChange={setChosen}
          />
          <p>{t('desk.terms.removeHint')}</p>
          {found
            .filter(({ locale }) => chosen.has(locale))
            .map(({ id, locale, name: term }) => (
              <UsesPanel
                key={locale}
                thing={{ kind: 'term', id }}
                title={t('desk.terms.uses', { name: term, language: t(languageNames[locale]) })}
                none={t('desk.terms.unused')}
              />
            ))}
        </Body>
      ) : null}
    </DeskDialog>
  );
}

const Body = styled.div`
  display: grid;
  gap: 0.75rem;

  & > p {
    color: ${tone.textMuted};
    font-size: 0.8125rem;
  }
`;
