import { useState } from 'react';
import { styled } from 'styled-components';
import type { StudioUser } from '../../cms/user-model.ts';
import { useMessages } from '../../messages-context.tsx';
import { useSession } from '../../session-context.tsx';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { Select } from '../parts/select.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';

export interface RemoveUserDialogProps {
  readonly user: StudioUser;
  readonly users: readonly StudioUser[];
  onClose(): void;
  onDone(): void;
}

export function RemoveUserDialog({ user, users, onClose, onDone }: RemoveUserDialogProps) {
  const { t } = useMessages();
  const client = useDeskClient();
  const { user: me } = useSession();
  const act = useDeskAct();
  const [heir, setHeir] = useState<number | null>(me.id);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const done = await act(
      async () => {
        await client.users.remove(user.id, heir);
        return true;
      },
      t('desk.users.removed', { name: user.name }),
    );
    setBusy(false);
    if (done) onDone();
  };
  return (
    <DeskDialog
      title={t('desk.users.removeTitle', { name: user.name })}
      act={{ label: t('desk.users.remove'), isDanger: true, isBusy, run: () => void remove() }}
      onClose={onClose}
    >
      <Stack>
        <p>{t('desk.users.removeHint')}</p>
        <Select
          aria-label={t('desk.users.heir')}
          value={heir}
          onChange={setHeir}
          options={users.filter(({ id }) => id !== user.id).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Stack>
    </DeskDialog>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 0.75rem;
`;
