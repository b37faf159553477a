import { Button, Checkbox, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { theme, tone } from '#ui/theme.ts';
import type { Company } from '../../cms/visitor-calls.ts';
import { useMessages } from '../../messages-context.tsx';
import { useSession } from '../../session-context.tsx';
import { useConfirm } from '../parts/confirm.tsx';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { limitTo } from '../parts/limit-to.ts';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { dayOf, endOfDay } from './day.ts';

interface Values {
  readonly name: string;
  /** `2027-03-01`; empty: no end agreed. */
  readonly endsOn: string;
  readonly isForCustomers: boolean;
}

export interface CompanyDialogProps {
  /** Null: a new company. */
  readonly company: Company | null;
  onClose(): void;
  onDone(): void;
}

/** Edits a company's name and contract end, or deletes it. */
export function CompanyDialog({ company, onClose, onDone }: CompanyDialogProps) {
  const { t } = useMessages();
  const { visitors } = useDeskClient();
  const { can } = useSession();
  const act = useDeskAct();
  const confirm = useConfirm();
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
  const run = async (change: () => Promise<void>, told: string) => {
    setBusy(true);
    const isDone = (await act(change, told)) !== null;
    setBusy(false);
    if (isDone) onDone();
  };
  const save = (values: Values) => {
    const told = company === null ? 'desk.companies.added' : 'desk.companies.saved';
    return run(() => send(values), t(told, { name: values.name.trim() }));
  };
  const remove = async ({ id, name, configFiles }: Company) => {
    const isSure = await confirm.ask({
      title: t('desk.companies.deleteTitle', { name }),
      text: t(configFiles === 0 ? 'desk.companies.deleteText' : 'desk.companies.deleteTextFiles', {
        count: configFiles,
      }),
      ok: t('desk.companies.delete'),
      isDanger: true,
    });
    if (isSure) await run(() => visitors.deleteCompany(id), t('desk.companies.deleted', { name }));
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
          <Input autoComplete="off" {...limitTo(100)} />
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
      {company !== null && can('delete_users') ? (
        <End>
          <Button danger disabled={isBusy || company.accounts > 0} onClick={() => void remove(company)}>
            {t('desk.companies.delete')}
          </Button>
          {company.accounts > 0 ? <p>{t('desk.companies.deleteLater', { count: company.accounts })}</p> : null}
        </End>
      ) : null}
    </DeskDialog>
  );
}

const End = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.5rem;
  padding-top: ${theme.space.x2};
  border-top: 1px solid ${tone.line};
  color: ${tone.textMuted};
  font-size: 0.8125rem;
`;
