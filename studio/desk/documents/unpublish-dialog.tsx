import { useState } from 'react';
import { eachLocale, type Locale, languageTags, locales, localizePath } from '#cms-schema/locale.ts';
import type { DocumentGroup } from '../../cms/document-model.ts';
import { useMessages } from '../../messages-context.tsx';
import { useSession } from '../../session-context.tsx';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { languageNames } from '../parts/language-names.ts';
import { LanguagePick } from '../parts/language-pick.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { titleOf } from './group-tree.ts';

export interface UnpublishDialogProps {
  readonly group: DocumentGroup;
  onClose(): void;
  onDone(): void;
}

/** Unpublishes one or both languages; the content stays as a draft. */
export function UnpublishDialog({ group, onClose, onDone }: UnpublishDialogProps) {
  const { t, uiLocale } = useMessages();
  const { client } = useSession();
  const act = useDeskAct();
  const open = locales.filter((locale) => ['publish', 'future'].includes(group.versions[locale]?.status ?? ''));
  const [chosen, setChosen] = useState<ReadonlySet<Locale>>(new Set(open.length === 1 ? open : []));
  const [isBusy, setBusy] = useState(false);

  const unpublish = async () => {
    setBusy(true);
    const documents = locales.flatMap((locale) => {
      const version = chosen.has(locale) ? group.versions[locale] : null;
      return version
        ? [{ id: version.id, revision: version.revision, change: version.scheduledChange?.id ?? null }]
        : [];
    });
    const title = titleOf(group, uiLocale);
    const done = await act(() => client.publishing.unpublish(documents), t('desk.publish.unpublished', { title }));
    setBusy(false);
    if (done) onDone();
  };

  const note = (locale: Locale) => {
    const version = group.versions[locale];
    if (version?.status === 'future') return t('desk.publish.cancels');
    if (version?.path == null) return null;
    const goes = t('desk.publish.goes', { address: localizePath(version.path, locale) });
    return version.scheduledChange ? `${goes} ${t('desk.publish.cancelsChange')}` : goes;
  };
  const names = [...chosen].map((locale) => t(languageNames[locale]));
  return (
    <DeskDialog
      title={t('desk.publish.unpublishTitle', { title: titleOf(group, uiLocale) })}
      act={{
        label:
          chosen.size === 0
            ? t('desk.publish.choose')
            : t('desk.publish.unpublishOk', { languages: new Intl.ListFormat(languageTags[uiLocale]).format(names) }),
        isDanger: true,
        refusal: chosen.size === 0 ? t('refusal.noLanguage') : null,
        isBusy,
        run: () => void unpublish(),
      }}
      onClose={onClose}
    >
      <LanguagePick
        label={t('desk.publish.languages')}
        chosen={chosen}
        refused={Object.fromEntries(
          locales.filter((locale) => !open.includes(locale)).map((locale) => [locale, t('desk.publish.notPublic')]),
        )}
        notes={eachLocale(note)}
        onChange={setChosen}
      />
    </DeskDialog>
  );
}
