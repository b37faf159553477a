import { App, type FormInstance } from 'antd';
import { useCallback } from 'react';
import { isStudioError } from '../../cms/studio-error.ts';
import { useErrorText } from '../../error-text.ts';
import { useSession } from '../../session-context.tsx';
import type { DeskAct } from '../use-desk-act.ts';

/** As `useDeskAct`, for forms with an `OwnPasswordItem`: what is wrong with that password is said at its field. */
export function useConfirmedAct(form: Pick<FormInstance, 'setFields' | 'getFieldInstance'>): DeskAct {
  const { act } = useSession();
  const { message } = App.useApp();
  const errorText = useErrorText();
  return useCallback<DeskAct>(
    async (run, done) => {
      try {
        const result = await act(run);
        if (done !== undefined) message.success(done);
        return result;
      } catch (error) {
        if (isStudioError(error, 'haptera_wrong_password', 'haptera_password_needed', 'too_many_retries')) {
          form.setFields([{ name: 'ownPassword', errors: [errorText(error)] }]);
          form.getFieldInstance('ownPassword')?.focus();
        } else {
          message.error({ content: errorText(error), duration: 8 });
        }
        return null;
      }
    },
    [act, message, errorText, form],
  );
}
