import { Form, Input, Segmented } from 'antd';
import { useId, useState } from 'react';
import { type Locale, locales } from '#cms-schema/locale.ts';
import { useMessages } from '../../messages-context.tsx';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { languageNames } from '../parts/language-names.ts';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { findChange, noRights, RightsItems, type RightsValues } from './rights-items.tsx';

interface Values extends RightsValues {
  readonly username: string;
  readonly locale: Locale;
}

/** Creates an account for a visitor, who sets the password via an email. `company`: a company id; empty: none. */
export function NewAccountDialog({
  company,
  onClose,
  onDone,
}: {
  readonly company: string;
  onClose(): void;
  onDone(): void;
}) {
  const { t, uiLocale } = useMessages();
  const { visitors } = useDeskClient();
  const act = useDeskAct();
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  const initial: Values = { ...noRights, companyId: company, username: '', locale: uiLocale };
  const add = async ({ username, locale, ...values }: Values) => {
    setBusy(true);
    const done = await act(
      async () => {
        await visitors.addAccount({ username: username.trim(), locale, ...findChange(noRights, values) });
        return true;
      },
      t('desk.visitors.added', { name: username.trim() }),
    );
    setBusy(false);
    if (done) onDone();
  };
  return (
    <DeskDialog
      title={t('desk.visitors.new')}
      act={{ label: t('desk.visitors.add'), isBusy, form: formId }}
      onClose={onClose}
    >
      <Form<Values>
        id={formId}
        layout="vertical"
        scrollToFirstError={{ focus: true }}
        initialValues={initial}
        onFinish={(values) => void add({ ...initial, ...values })}
      >
        <Form.Item
          name="username"
          label={t('desk.visitors.email')}
          extra={t('desk.visitors.newHint')}
          rules={[{ required: true, whitespace: true, type: 'email', message: t('desk.errors.email') }]}
        >
          <Input type="email" autoComplete="off" maxLength={254} />
        </Form.Item>
        <Form.Item name="locale" label={t('desk.visitors.mailLanguage')}>
          <Segmented options={locales.map((locale) => ({ value: locale, label: t(languageNames[locale]) }))} />
        </Form.Item>
        <RightsItems />
      </Form>
    </DeskDialog>
  );
}
