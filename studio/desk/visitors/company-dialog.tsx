import { Checkbox, Form, Input } from 'antd';
import { useId, useState } from 'react';
import type { Company } from '../../cms/visitor-calls.ts';
import { useMessages } from '../../messages-context.tsx';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { dayOf, endOfDay } from './day.ts';

interface Values {
  readonly name: string;
  /** `2027-03-01`; empty: no end is agreed. */
  readonly endsOn: string;
  readonly isForCustomers: boolean;
}

export interface CompanyDialogProps {
  /** Null: a new one. */
  readonly company: Company | null;
  onClose(): void;
  onDone(): void;
}

/** The name of a company and the end of its contract. */
export function CompanyDialog({ company, onClose, onDone }: CompanyDialogProps) {
  const { t } = useMessages();
  const { visitors } = useDeskClient();
  const act = useDeskAct();
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  const before: Values = {
    name: company?.name ?? '',
    endsOn: dayOf(company?.contractEndsAt ?? null),
    isForCustomers: false,
  };
  const send = ({ name, endsOn, isForCustomers }: Values) => {
    const wanted = { name: name.trim(), contractEndsAt: endOfDay(endsOn) };
    if (company === null) return visitors.addCompany(wanted);
    return visitors.changeCompany(company.id, {
      ...(wanted.name !== before.name && { name: wanted.name }),
      ...((endsOn !== before.endsOn || isForCustomers) && { contractEndsAt: wanted.contractEndsAt }),
      isForCustomers,
    });
  };
  const save = async (values: Values) => {
    setBusy(true);
    const done = await act(
      async () => {
        await send(values);
        return true;
      },
      t(company === null ? 'desk.companies.added' : 'desk.companies.saved', { name: values.name.trim() }),
    );
    setBusy(false);
    if (done) onDone();
  };
  return (
    <DeskDialog
      title={company === null ? t('desk.companies.new') : company.name}
      act={{ label: t('filing.save'), isBusy, form: formId }}
      onClose={onClose}
    >
      <Form<Values>
        id={formId}
        layout="vertical"
        initialValues={before}
        onFinish={(values) => void save({ ...before, ...values })}
      >
        <Form.Item
          name="name"
          label={t('desk.companies.name')}
          rules={[{ required: true, whitespace: true, message: t('desk.companies.nameNeeded') }]}
        >
          <Input autoComplete="off" maxLength={100} />
        </Form.Item>
        <Form.Item name="endsOn" label={t('desk.companies.contractEnds')} extra={t('desk.companies.endHint')}>
          <Input type="date" max="9999-12-31" style={{ width: '12rem' }} />
        </Form.Item>
        {company !== null && company.accounts > 0 ? (
          <Form.Item name="isForCustomers" valuePropName="checked" extra={t('desk.companies.forCustomersHint')}>
            <Checkbox>{t('desk.companies.forCustomers')}</Checkbox>
          </Form.Item>
        ) : null}
      </Form>
    </DeskDialog>
  );
}
