import { useState } from 'react';
import { eachLocale, type Locale, languageTags, locales } from '#cms-schema/locale.ts';
import type { DocumentGroup } from '../../cms/document-model.ts';
import { useMessages } from '../../messages-context.tsx';
import { printMoment } from '../../print-moment.ts';
import { useSession } from '../../session-context.tsx';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { languageNames } from '../parts/language-names.ts';
import { LanguagePick } from '../parts/language-pick.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { isWaiting } from './document-state.ts';
import { titleOf } from './group-tree.ts';

export interface CancelScheduleDialogProps {
  readonly group: DocumentGroup;
  onClose(): void;
  /** Also called after a refusal: the schedule has changed in the meantime. */
  onDone(): void;
}

/** Cancels a scheduled change of a live page, or a first publication, whose page becomes a draft again. */
export function CancelScheduleDialog({ group, onClose, onDone }: CancelScheduleDialogProps) {
  const { t, uiLocale } = useMessages();
  const { client } = useSession();
  const act = useDeskAct();
  const waiting = locales.filter((locale) => isWaiting(group.versions[locale]));
  const [chosen, setChosen] = useState<ReadonlySet<Locale>>(new Set(waiting.length === 1 ? waiting : []));
  const [isBusy, setBusy] = useState(false);
  const title = titleOf(group, uiLocale);

  const cancel = async () => {
    setBusy(true);
    const versions = locales.flatMap((locale) => (chosen.has(locale) ? (group.versions[locale] ?? []) : []));
    const seen = (isChange: boolean) =>
      versions
        .filter(({ scheduledChange }) => (scheduledChange !== null) === isChange)
        .map(({ id, revision, scheduledChange }) => ({ id, revision, change: scheduledChange?.id ?? null }));
    await act(
      async () => {
        const [changes, publications] = [seen(true), seen(false)];
        if (changes.length > 0) await client.publishing.cancelScheduled(changes);
        if (publications.length > 0) await client.publishing.unpublish(publications);
      },
      t('desk.publish.scheduleCancelled', { title }),
    );
    onDone();
  };

  const note = (locale: Locale) => {
    const version = group.versions[locale];
    if (!isWaiting(version)) return t('desk.publish.notScheduled');
    const { scheduledChange, date } = version;
    const due = scheduledChange ? scheduledChange.date : date;
    const moment = due === null ? '' : printMoment(due, uiLocale, 'short');
    if (!scheduledChange) return t('desk.publish.cancelsFirst', { moment });
    const name = scheduledChange.author?.name;
    return name === undefined
      ? t('desk.publish.cancelsWork', { moment })
      : t('desk.publish.cancelsWorkBy', { moment, name });
  };
  const names = [...chosen].map((locale) => t(languageNames[locale]));
  return (
    <DeskDialog
      title={t('desk.publish.cancelTitle', { title })}
      cancel={t('desk.publish.keepSchedule')}
      act={{
        label:
          chosen.size === 0
            ? t('desk.publish.choose')
            : t('desk.publish.cancelOk', { languages: new Intl.ListFormat(languageTags[uiLocale]).format(names) }),
        isDanger: true,
        refusal: chosen.size === 0 ? t('refusal.noLanguage') : null,
        isBusy,
        run: () => void cancel(),
      }}
      onClose={onClose}
    >
      <LanguagePick
        label={t('desk.publish.languages')}
        chosen={chosen}
        refused={Object.fromEntries(
          locales.filter((locale) => !waiting.includes(locale)).map((locale) => [locale, note(locale)]),
        )}
        notes={eachLocale(note)}
        onChange={setChosen}
      />
    </DeskDialog>
  );
}
