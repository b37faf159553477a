import type { FormInstance } from 'antd';
import { useCallback } from 'react';
import { isStudioError } from '../../cms/studio-error.ts';
import { useErrorText } from '../../error-text.ts';
import { useSession } from '../../session-context.tsx';
import { useToasts } from '../parts/toasts.tsx';
import type { DeskAct } from '../use-desk-act.ts';

/** Like `useDeskAct`, for forms with an `OwnPasswordItem`: errors about that password are shown at its field. */
export function useConfirmedAct(form: Pick<FormInstance, 'setFields' | 'getFieldInstance'>): DeskAct {
  const { act } = useSession();
  const toasts = useToasts();
  const errorText = useErrorText();
  return useCallback<DeskAct>(
    async (run, done) => {
      try {
        const result = await act(run);
        if (done !== undefined) toasts.tell(done);
        return result;
      } catch (error) {
        if (isStudioError(error, 'haptera_wrong_password', 'haptera_password_needed', 'too_many_retries')) {
          form.setFields([{ name: 'ownPassword', errors: [errorText(error)] }]);
          form.getFieldInstance('ownPassword')?.focus();
        } else {
          toasts.tellFailure(errorText(error));
        }
        return null;
      }
    },
    [act, toasts, errorText, form],
  );
}
