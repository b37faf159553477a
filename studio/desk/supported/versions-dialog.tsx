import { Button } from 'antd';
import type { SupportedListName } from '#cms-schema/supported.ts';
import type { ListVersion, SupportedList } from '../../cms/supported-list-calls.ts';
import { useMessages } from '../../messages-context.tsx';
import { useAnswer } from '../../use-answer.ts';
import { DateText } from '../parts/date-text.tsx';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { RowList } from '../parts/row-list.tsx';
import { EmptyState, ErrorState, LoadingState } from '../parts/states.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';

export interface VersionsDialogProps {
  readonly name: SupportedListName;
  /** The version now on the site. */
  readonly current: number;
  onClose(): void;
  onRestore(version: SupportedList): void;
}

/** Earlier versions of a list with author, time and changes; any of them can be loaded into the table again. */
export function VersionsDialog({ name, current, onClose, onRestore }: VersionsDialogProps) {
  const { t } = useMessages();
  const client = useDeskClient();
  const act = useDeskAct();
  const {
    value: versions,
    error,
    reload,
  } = useAnswer(`versions-${name}`, () => client.supportedLists.listVersions(name));
  const restore = async ({ revision }: ListVersion) => {
    const version = await act(() => client.supportedLists.getVersion(name, revision));
    if (version) onRestore(version);
  };
  return (
    <DeskDialog title={t('desk.supported.versions')} width={34} onClose={onClose}>
      {!versions && error ? <ErrorState error={error} onRetry={reload} /> : null}
      {!versions && !error ? <LoadingState /> : null}
      {versions?.length === 0 ? <EmptyState title={t('desk.supported.noVersions')} /> : null}
      {versions && versions.length > 0 ? (
        <RowList>
          {versions.map((version) => (
            <li key={version.revision}>
              <span>
                <strong>
                  <DateText at={version.at} />
                </strong>
                <small>
                  {t('desk.supported.versionBy', {
                    author: version.author ?? t('desk.supported.system'),
                    rows: version.rows,
                  })}
                  {' · '}
                  {t('desk.supported.versionDid', {
                    added: version.added,
                    changed: version.changed,
                    removed: version.removed,
                  })}
                </small>
              </span>
              {version.revision === current ? (
                <small>{t('desk.supported.current')}</small>
              ) : (
                <Button size="small" onClick={() => restore(version)}>
                  {t('desk.supported.restore')}
                </Button>
              )}
            </li>
          ))}
        </RowList>
      ) : null}
    </DeskDialog>
  );
}
