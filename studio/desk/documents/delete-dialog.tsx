import { Input } from 'antd';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { listVersions } from '../../cms/document-calls.ts';
import type { DocumentGroup } from '../../cms/document-model.ts';
import { useMessages } from '../../messages-context.tsx';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { languageNames } from '../parts/language-names.ts';
import { UsesPanel } from '../parts/uses-panel.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { seenOf, titleOf } from './group-tree.ts';

export interface DeleteDialogProps {
  readonly group: DocumentGroup;
  onClose(): void;
  onDone(): void;
}

/** Deletes permanently, with all history; the title must be typed to confirm. */
export function DeleteDialog({ group, onClose, onDone }: DeleteDialogProps) {
  const { t, uiLocale } = useMessages();
  const { groups } = useDeskClient();
  const act = useDeskAct();
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const gone = listVersions(group.versions).filter(({ status }) => status === 'trash');
  const word = titleOf(group, uiLocale) || String(gone[0]?.id ?? '');

  const remove = async () => {
    setBusy(true);
    const done = await act(
      async () => {
        await groups.remove(seenOf(gone));
        return true;
      },
      t('desk.documents.deleted', { title: word }),
      gone,
    );
    setBusy(false);
    if (done) onDone();
  };

  return (
    <DeskDialog
      title={t('desk.documents.deleteTitle', { title: word })}
      act={{
        label: t('desk.documents.delete'),
        isDanger: true,
        refusal: typed.trim() === word ? null : t('refusal.otherTitle'),
        isBusy,
        run: () => void remove(),
      }}
      onClose={onClose}
    >
      <Body>
        <p>{t('desk.documents.deleteHint', { count: gone.length })}</p>
        {gone.map((version) => (
          <UsesPanel
            key={version.id}
            thing={{ kind: 'document', id: version.id }}
            title={t('desk.documents.linkedFrom', { language: t(languageNames[version.locale]) })}
            none={t('desk.documents.linkedNowhere')}
          />
        ))}
        <label htmlFor={id}>{t('desk.documents.deleteType', { title: word })}</label>
        <Input id={id} value={typed} onChange={(event) => setTyped(event.target.value)} autoComplete="off" />
      </Body>
    </DeskDialog>
  );
}

const Body = styled.div`
  display: grid;
  gap: 0.5rem;
`;
