import { Form, Input } from 'antd';
import { useId, useState } from 'react';
import { redirectStatuses } from '#contract/redirects.ts';
import type { Redirect, RedirectWish } from '../../cms/redirect-calls.ts';
import { StudioError } from '../../cms/studio-error.ts';
import { useErrorText } from '../../error-text.ts';
import { useMessages } from '../../messages-context.tsx';
import { useSession } from '../../session-context.tsx';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { Select } from '../parts/select.tsx';
import { useToasts } from '../parts/toasts.tsx';
import { useDeskClient } from '../use-desk-client.ts';
import { describeRefusal } from './describe-refusal.ts';
import { printTarget } from './print-target.ts';

export interface RedirectDialogProps {
  /** Null: a new redirect. */
  readonly redirect: Redirect | null;
  onClose(): void;
  onDone(): void;
}

/** Edits source, target and status code. Refusals are shown at the field that caused them. */
export function RedirectDialog({ redirect, onClose, onDone }: RedirectDialogProps) {
  const { t } = useMessages();
  const { act } = useSession();
  const client = useDeskClient();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [form] = Form.useForm<RedirectWish>();
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const status = Form.useWatch('status', form) ?? redirect?.status ?? 301;
  const initial: RedirectWish = {
    from: redirect?.from ?? '',
    to: redirect?.to ? printTarget(redirect.to) : '',
    status: redirect?.status ?? 301,
  };
  const save = async ({ from, to = '', status: wanted }: RedirectWish) => {
    setBusy(true);
    setFailure(null);
    try {
      const wish = { from, to, status: wanted };
      // An unchanged target is not sent, so that the redirect keeps following its document.
      const patch = { from, status: wanted, ...(to !== initial.to && { to }) };
      const kept = await act(() =>
        redirect ? client.redirects.save(redirect.id, patch) : client.redirects.create(wish),
      );
      toasts.tell(t(redirect ? 'desk.redirects.saved' : 'desk.redirects.created', { from: kept.from }));
      onDone();
    } catch (error) {
      const refusal = error instanceof StudioError ? describeRefusal(error, t) : null;
      if (refusal === null) setFailure(errorText(error));
      else {
        form.setFields([{ name: refusal.field, errors: [refusal.text] }]);
        form.getFieldInstance(refusal.field)?.focus();
      }
    } finally {
      setBusy(false);
    }
  };
  return (
    <DeskDialog
      title={t(redirect ? 'desk.redirects.editTitle' : 'desk.redirects.new')}
      act={{ label: t(redirect ? 'filing.save' : 'desk.users.create'), isBusy, form: formId }}
      onClose={onClose}
    >
      {failure === null ? null : <p role="alert">{failure}</p>}
      <Form<RedirectWish>
        id={formId}
        form={form}
        layout="vertical"
        scrollToFirstError={{ focus: true }}
        initialValues={initial}
        onFinish={save}
      >
        <Form.Item
          name="from"
          label={t('desk.redirects.from')}
          extra={t('desk.redirects.fromHint')}
          rules={[{ required: true, whitespace: true, message: t('desk.redirects.notHere') }]}
        >
          <Input autoComplete="off" spellCheck={false} maxLength={2_000} placeholder="/en/old" />
        </Form.Item>
        <Form.Item name="status" label={t('desk.redirects.status')}>
          <Select
            options={redirectStatuses.map((value) => ({ value, label: t(`desk.redirects.statuses.${value}`) }))}
          />
        </Form.Item>
        {status === 410 ? null : (
          <Form.Item
            name="to"
            label={t('desk.redirects.to')}
            extra={t(redirect?.isAutomatic ? 'desk.redirects.followsHint' : 'desk.redirects.toHint')}
            rules={[{ required: true, whitespace: true, message: t('desk.redirects.badTarget') }]}
          >
            <Input autoComplete="off" spellCheck={false} maxLength={2_000} placeholder="/en/new" />
          </Form.Item>
        )}
      </Form>
    </DeskDialog>
  );
}
