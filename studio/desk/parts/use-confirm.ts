import { App } from 'antd';
import { useMemo } from 'react';
import { useMessages } from '../../messages-context.tsx';

export interface Question {
  readonly title: string;
  readonly text: string;
  readonly ok: string;
  readonly isDanger?: boolean;
}

export interface Confirm {
  ask(question: Question): Promise<boolean>;
  /** Whether unsaved changes may be left. */
  leave(): Promise<boolean>;
  /** Somebody else saved in between: true saves over it, false takes theirs. */
  overwrite(): Promise<boolean>;
}

export function useConfirm(): Confirm {
  const { modal } = App.useApp();
  const { t } = useMessages();
  return useMemo(() => {
    const ask = ({ title, text, ok, isDanger = false }: Question, cancel?: string) =>
      new Promise<boolean>((resolve) => {
        modal.confirm({
          icon: null,
          title,
          content: text,
          okText: ok,
          ...(cancel !== undefined && { cancelText: cancel }),
          okButtonProps: { danger: isDanger },
          autoFocusButton: isDanger ? 'cancel' : 'ok',
          onOk: () => resolve(true),
          onCancel: () => resolve(false),
        });
      });
    return {
      ask: (question) => ask(question),
      leave: () =>
        ask({
          title: t('desk.leave.title'),
          text: t('desk.leave.text'),
          ok: t('desk.leave.ok'),
          isDanger: true,
        }),
      overwrite: () =>
        ask(
          {
            title: t('desk.stale.title'),
            text: t('desk.stale.text'),
            ok: t('desk.stale.overwrite'),
            isDanger: true,
          },
          t('desk.stale.reload'),
        ),
    };
  }, [modal, t]);
}
