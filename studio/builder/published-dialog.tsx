import { localizePath } from '#cms-schema/locale.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { DocumentItem } from '../cms/document-model.ts';
import { useMessages } from '../messages-context.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { printMoment } from '../print-moment.ts';
import { PublishBody } from '../publishing/publish-body.ts';

/** The result for the chosen languages. */
export interface Published {
  readonly kind: 'published' | 'scheduled' | 'unpublished' | 'cancelled';
  readonly items: readonly DocumentItem[];
}

/** Reports what was done, with links to what readers see now. */
export function PublishedDialog({ done, onClose }: { readonly done: Published; onClose(): void }) {
  const { t, uiLocale } = useMessages();
  return (
    <Dialog
      title={t(`builder.publish.done.${done.kind}`)}
      onClose={onClose}
      actions={
        <Button size="small" onClick={onClose}>
          {t('builder.done')}
        </Button>
      }
    >
      <PublishBody>
        {done.kind === 'unpublished' && <p>{t('builder.publish.unpublishedHint')}</p>}
        {done.kind === 'cancelled' && <p>{t('builder.publish.change.cancelledHint')}</p>}
        {done.items.map(({ id, path, locale, status, date, scheduledChange }) => (
          <p key={id}>
            {status === 'publish' && path !== null && !scheduledChange ? (
              <TextLink href={localizePath(path, locale)} external>
                {t('builder.publish.view', { language: t(`builder.language.${locale}`) })}
              </TextLink>
            ) : (
              t(scheduledChange ? 'builder.publish.change.dueIn' : 'builder.publish.due', {
                language: t(`builder.language.${locale}`),
                moment: printMoment(scheduledChange?.date ?? date ?? Date.now(), uiLocale),
              })
            )}
          </p>
        ))}
      </PublishBody>
    </Dialog>
  );
}
