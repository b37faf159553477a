import { Checkbox, Form, Input, Radio } from 'antd';
import {
  type AccountRole,
  accountRoles,
  type ConfigAccess,
  configAccesses,
  type RightsChange,
  type VisitorAccount,
} from '../../cms/visitor-calls.ts';
import { useMessages } from '../../messages-context.tsx';
import { Select } from '../parts/select.tsx';
import { CompanySelect } from './company-select.tsx';
import { dayOf, endOfDay } from './day.ts';

/** The rights of an account, as form values. */
export interface RightsValues {
  readonly roleCode: AccountRole;
  /** `2027-03-01`; empty: no end. */
  readonly endsOn?: string;
  readonly companyId: string;
  readonly isManager: boolean;
  readonly configFileAuth: ConfigAccess;
}

export const noRights: RightsValues = {
  roleCode: 'user',
  endsOn: '',
  companyId: '',
  isManager: false,
  configFileAuth: 2,
};

export function rightsOf(account: VisitorAccount): RightsValues {
  const { roleCode, expiresAt, companyId, isManager, configFileAuth } = account;
  return { roleCode, endsOn: dayOf(expiresAt), companyId: companyId ?? '', isManager, configFileAuth };
}

/** Only the fields that differ, so that changes made by others meanwhile stay. */
export function findChange(before: RightsValues, values: RightsValues): RightsChange {
  const { roleCode, endsOn = before.endsOn ?? '', companyId, configFileAuth } = values;
  const isManager = companyId !== '' && values.isManager;
  return {
    ...(roleCode !== before.roleCode && { roleCode }),
    ...(roleCode !== 'user' && endsOn !== before.endsOn && { expiresAt: endOfDay(endsOn) }),
    ...(companyId !== before.companyId && { companyId }),
    ...(isManager !== before.isManager && { isManager }),
    ...(configFileAuth !== before.configFileAuth && { configFileAuth }),
  };
}

/** The form fields of an account's rights; for a form of `RightsValues`. */
export function RightsItems({ companyName }: { readonly companyName?: string }) {
  const { t } = useMessages();
  const form = Form.useFormInstance<RightsValues>();
  const roleCode = Form.useWatch('roleCode', form);
  const companyId = Form.useWatch('companyId', form);
  return (
    <>
      <Form.Item name="roleCode" label={t('desk.visitors.type')}>
        <Radio.Group options={accountRoles.map((role) => ({ value: role, label: t(`desk.visitors.roles.${role}`) }))} />
      </Form.Item>
      {roleCode === 'user' || roleCode === undefined ? null : (
        <Form.Item
          name="endsOn"
          label={t('desk.visitors.endsOn')}
          {...(roleCode === 'customer' && { extra: t('desk.visitors.endHint') })}
          rules={[{ required: roleCode === 'trialCustomer', message: t('desk.visitors.endNeeded') }]}
        >
          <Input type="date" max="9999-12-31" style={{ width: '12rem' }} />
        </Form.Item>
      )}
      <Form.Item name="companyId" label={t('desk.visitors.company')}>
        <CompanySelect none={t('desk.visitors.noCompany')} chosenName={companyName} />
      </Form.Item>
      {companyId ? (
        <Form.Item name="isManager" valuePropName="checked" extra={t('desk.visitors.managerHint')}>
          <Checkbox>{t('desk.visitors.isManager')}</Checkbox>
        </Form.Item>
      ) : null}
      <Form.Item name="configFileAuth" label={t('desk.visitors.config')}>
        <Select
          options={configAccesses.map((access) => ({ value: access, label: t(`desk.visitors.configs.${access}`) }))}
        />
      </Form.Item>
    </>
  );
}
