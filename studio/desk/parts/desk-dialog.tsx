import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '../../messages-context.tsx';
import { Dialog } from '../../parts/dialog.tsx';

export interface DeskDialogProps {
  readonly title: string;
  /** Rem. */
  readonly width?: number;
  readonly place?: 'middle' | 'end';
  /** What the dialog is there for; left out where its content says so itself. */
  readonly act?: DialogAct;
  /** The word for leaving everything as it is. */
  readonly cancel?: string;
  /** What has the keyboard first. */
  readonly start?: 'field' | 'cancel' | 'act';
  readonly children: ReactNode;
  /** What the other button does, where that is more than closing. */
  onCancel?(): void;
  onClose(): void;
}

/** A button's. `form`: the id of the form that it sends. */
export type DialogAct = {
  readonly label: string;
  readonly isDanger?: boolean;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
} & ({ readonly form: string } | { run(): void });

/** A dialog of the desk, mounted while it is open: fields of the desk's library, and one thing to do. */
export function DeskDialog({ act, cancel, onCancel, start = 'field', children, ...dialog }: DeskDialogProps) {
  const { t } = useMessages();
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = body.current?.closest('dialog');
    box?.querySelector<HTMLElement>(starts[start])?.focus();
  }, [start]);
  return (
    <Dialog
      {...dialog}
      actions={
        act && (
          <>
            <Button variant="quiet" size="small" data-cancel="" onClick={onCancel ?? dialog.onClose}>
              {cancel ?? t('builder.cancel')}
            </Button>
            <ActButton act={act} />
          </>
        )
      }
    >
      <div ref={body} onKeyDownCapture={keepEscape}>
        {children}
      </div>
    </Dialog>
  );
}

function ActButton({ act }: { readonly act: DialogAct }) {
  const { label, isDanger = false, isBusy = false, isDisabled } = act;
  return (
    <Button
      size="small"
      data-act=""
      data-danger={isDanger || undefined}
      busy={isBusy}
      disabled={isDisabled}
      onClick={(event) => {
        // Enter in a field presses it too. It is not disabled meanwhile: it would lose the keyboard.
        if (isBusy) event.preventDefault();
        else if ('run' in act) act.run();
      }}
      {...('form' in act && { type: 'submit' as const, form: act.form })}
    >
      {label}
    </Button>
  );
}

const starts = {
  field: '.body :is(input:not([type="hidden"]), textarea):enabled',
  cancel: '[data-cancel]',
  act: '[data-act]',
} as const;

/** Escape is for what was opened last: a list that a field has unfolded closes alone, and tells nobody of the key. */
function keepEscape(event: KeyboardEvent): void {
  const isList = event.target instanceof Element && event.target.matches('[role="combobox"][aria-expanded="true"]');
  if (event.key === 'Escape' && isList) event.preventDefault();
}
