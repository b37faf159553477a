import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useMessages } from '../../messages-context.tsx';
import { DeskDialog } from './desk-dialog.tsx';

export interface Question {
  readonly title: string;
  readonly text: string;
  readonly ok: string;
  /** Label of the cancel button. Default: "Cancel". */
  readonly cancel?: string;
  readonly isDanger?: boolean;
}

export interface Confirm {
  ask(question: Question): Promise<boolean>;
  /** Asks whether unsaved changes may be discarded. */
  leave(): Promise<boolean>;
  /** Asks how to resolve a conflict with another user's save: overwrite with mine, load theirs, or do nothing. */
  overwrite(): Promise<'mine' | 'theirs' | 'neither'>;
}

const ConfirmContext = createContext<Confirm | null>(null);

export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm: wrap this part of the desk in <ConfirmProvider>.');
  return confirm;
}

/** `closed`: with Escape or the close button, which change nothing, whatever the cancel button does. */
type Answer = 'act' | 'cancel' | 'closed';

interface Asked extends Question {
  answer(answer: Answer): void;
}

/** Renders the desk's confirmation dialogs, one at a time. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useMessages();
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const confirm = useMemo<Confirm>(() => {
    const put = (question: Question) =>
      new Promise<Answer>((answer) => setAsked((before) => [...before, { ...question, answer }]));
    const ask = async (question: Question) => (await put(question)) === 'act';
    return {
      ask,
      leave: () =>
        ask({ title: t('desk.leave.title'), text: t('desk.leave.text'), ok: t('desk.leave.ok'), isDanger: true }),
      overwrite: async () => {
        const answer = await put({
          title: t('desk.stale.title'),
          text: t('desk.stale.text'),
          ok: t('desk.stale.overwrite'),
          cancel: t('desk.stale.reload'),
          isDanger: true,
        });
        return ({ act: 'mine', cancel: 'theirs', closed: 'neither' } as const)[answer];
      },
    };
  }, [t]);
  const [first] = asked;
  const end = useCallback(
    (answer: Answer) => {
      first?.answer(answer);
      setAsked((before) => before.filter((each) => each !== first));
    },
    [first],
  );
  return (
    <ConfirmContext value={confirm}>
      {children}
      {first ? <ConfirmDialog key={first.title} question={first} onAnswer={end} /> : null}
    </ConfirmContext>
  );
}

function ConfirmDialog({ question, onAnswer }: { readonly question: Question; onAnswer(answer: Answer): void }) {
  const { title, text, ok, cancel, isDanger = false } = question;
  return (
    <DeskDialog
      title={title}
      width={28}
      // Enter must not confirm an irreversible action by accident.
      start={isDanger ? 'cancel' : 'act'}
      {...(cancel !== undefined && { cancel })}
      act={{ label: ok, isDanger, run: () => onAnswer('act') }}
      onCancel={() => onAnswer('cancel')}
      onClose={() => onAnswer('closed')}
    >
      <p>{text}</p>
    </DeskDialog>
  );
}
