import { useMemo, useState } from 'react';
import { eachLocale, type Locale } from '#cms-schema/locale.ts';
import type { FieldTarget } from '../canvas/field-target.ts';
import { isAutosaveStale, isStale } from '../cms/studio-error.ts';
import { otherOf } from '../document/edit-field.ts';
import { useErrorText } from '../error-text.ts';
import { useMessages } from '../messages-context.tsx';
import { listBlocking } from '../publishing/draft-checks.tsx';
import { PublishFrame } from '../publishing/publish-frame.tsx';
import { usePublishing } from '../publishing/use-publishing.ts';
import { isHeldUp } from '../scheduled-change.ts';
import { useSession } from '../session-context.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { useOpenedPage } from './opened-page-context.ts';
import { cancelScheduledChange, listUnpublished, NotSavedError, publishPage, unpublishPage } from './publish-page.ts';
import { type Published, PublishedDialog } from './published-dialog.tsx';

export interface PublishDialogProps {
  readonly locale: Locale;
  onClose(): void;
  /** Goes to the field that prevents publishing. */
  onGoTo(locale: Locale, target: FieldTarget): void;
}

/**
 * Shows what will change for readers and what prevents publishing, and publishes one or both languages, now or later.
 */
export function PublishDialog({ locale, onClose, onGoTo }: PublishDialogProps) {
  const { t } = useMessages();
  const { client } = useSession();
  const page = useOpenedPage();
  const errorText = useErrorText();
  const [preset] = useState<readonly Locale[]>(() => {
    // A language that will go live as scheduled is not preselected.
    const waiting = listUnpublished(page).filter((each) => {
      const item = page.known.get()[each];
      return !item?.scheduledChange || isHeldUp(item);
    });
    return waiting.includes(locale) ? [locale] : waiting.slice(0, 1);
  });
  const [done, setDone] = useState<Published | null>(null);
  const { isBusy, failure, run } = usePublishing((error) => {
    if (error instanceof NotSavedError) return t('builder.publish.notSaved');
    return isStale(error) || isAutosaveStale(error) ? t('builder.publish.changedElsewhere') : errorText(error);
  });

  const documents = page.known.get();
  const order = [locale, otherOf(locale)];
  const drafts = page.session.drafts();
  const blocking = useMemo(
    () => eachLocale((each) => listBlocking(documents[each], drafts[each])),
    [documents, drafts],
  );
  const waiting = listUnpublished(page);
  const finish = async (work: () => Promise<Published>) => setDone(await run(work));

  if (done) return <PublishedDialog done={done} onClose={onClose} />;
  return (
    <PublishFrame
      title={t('builder.publish.title')}
      order={order}
      preset={preset}
      isBusy={isBusy}
      failure={failure}
      isBlocked={(each) => blocking[each].length > 0}
      isLive={(each) => documents[each]?.status === 'publish'}
      section={({ locale: each, isChosen, onChoose }) => (
        <LanguageChoice
          key={each}
          locale={each}
          item={documents[each]}
          isChosen={isChosen}
          isWaiting={waiting.includes(each)}
          isBusy={isBusy}
          onChoose={onChoose}
          onGoTo={(target) => onGoTo(each, target)}
          onUnpublish={() =>
            finish(async () => {
              await unpublishPage(client, page, [each]);
              return { kind: 'unpublished', items: [] };
            })
          }
          onCancelChange={() =>
            finish(async () => {
              await cancelScheduledChange(client, page, each);
              return { kind: 'cancelled', items: [] };
            })
          }
        />
      )}
      onPublish={(chosen, date) =>
        finish(async () => ({
          kind: date === null ? 'published' : 'scheduled',
          items: await publishPage(client, page, chosen, date),
        }))
      }
      onClose={onClose}
    />
  );
}
