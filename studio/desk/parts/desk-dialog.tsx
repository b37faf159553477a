import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '../../messages-context.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Refused } from '../../parts/refused.tsx';

export interface DeskDialogProps {
  readonly title: string;
  /** In rem. */
  readonly width?: number;
  readonly place?: 'middle' | 'end';
  /** The main button; absent when the content has its own. */
  readonly act?: DialogAct;
  /** Label of the cancel button. */
  readonly cancel?: string;
  /** What gets the initial focus. */
  readonly start?: 'field' | 'cancel' | 'act';
  readonly children: ReactNode;
  /** Action of the cancel button, if it does more than close. */
  onCancel?(): void;
  onClose(): void;
}

/** The main button's action. `form`: the id of the form that it submits. */
export type DialogAct = {
  readonly label: string;
  readonly isDanger?: boolean;
  readonly isBusy?: boolean;
  /** Why it can do nothing now: it is disabled, and says this. */
  readonly refusal?: string | null;
} & ({ readonly form: string } | { run(): void });

/** A desk dialog with antd fields and one main action; mounted while open. */
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
  const { label, isDanger = false, isBusy = false, refusal = null } = act;
  return (
    <Refused refusal={refusal}>
      {(button) => (
        <Button
          size="small"
          data-act=""
          data-danger={isDanger || undefined}
          busy={isBusy}
          {...button}
          onClick={(event) => {
            // Enter in a field triggers this too. Not disabled while busy, because it would lose the focus.
            if (isBusy) event.preventDefault();
            else if ('run' in act) act.run();
          }}
          {...('form' in act && { type: 'submit' as const, form: act.form })}
        >
          {label}
        </Button>
      )}
    </Refused>
  );
}

const starts = {
  field: '.body :is(input:not([type="hidden"]), textarea):enabled',
  cancel: '[data-cancel]',
  act: '[data-act]',
} as const;

/** Escape in an open dropdown closes only that; the dialog must not react. */
function keepEscape(event: KeyboardEvent): void {
  const isList = event.target instanceof Element && event.target.matches('[role="combobox"][aria-expanded="true"]');
  if (event.key === 'Escape' && isList) event.preventDefault();
}
