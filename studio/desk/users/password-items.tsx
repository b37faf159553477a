import { Form, Input } from 'antd';
import { styled } from 'styled-components';
import { limits } from '#contract/limits.ts';
import { type PasswordScope, passwordScopes } from '#contract/roles.ts';
import { tone } from '#ui/theme.ts';
import { useMessages } from '../../messages-context.tsx';
import { limitTo } from '../parts/limit-to.ts';
import { Select } from '../parts/select.tsx';

/** In days, or no expiry. */
const periods = ['30', '90', '365', 'never'] as const;

export interface PasswordValues {
  readonly name: string;
  readonly scope: PasswordScope;
  readonly period: (typeof periods)[number];
}

export const usualPassword = { scope: 'write', period: '365' } as const satisfies Partial<PasswordValues>;

/** ISO 8601; null: never. */
export function endOf(period: PasswordValues['period']): string | null {
  return period === 'never' ? null : new Date(Date.now() + Number(period) * 24 * 60 * 60 * 1000).toISOString();
}

/** Form items for the program, access level and expiry of an application password. */
export function PasswordItems() {
  const { t } = useMessages();
  const scopeOptions = passwordScopes.map((scope) => ({
    value: scope,
    title: t(`desk.passwords.may.${scope}`),
    label: t(`desk.passwords.scopes.${scope}`),
    content: (
      <Scope>
        {t(`desk.passwords.scopes.${scope}`)}
        <small>{t(`desk.passwords.may.${scope}`)}</small>
      </Scope>
    ),
  }));
  return (
    <>
      <Form.Item name="name" label={t('desk.passwords.name')} rules={[{ required: true, whitespace: true }]}>
        <Input autoComplete="off" {...limitTo(limits.programName)} />
      </Form.Item>
      <Row>
        <Form.Item name="scope" label={t('desk.passwords.scope')}>
          <Select options={scopeOptions} popupMatchSelectWidth={false} />
        </Form.Item>
        <Form.Item name="period" label={t('desk.passwords.ends')}>
          <Select
            options={periods.map((period) => ({ value: period, label: t(`desk.passwords.periods.${period}`) }))}
          />
        </Form.Item>
      </Row>
    </>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  column-gap: 0.75rem;
`;

const Scope = styled.span`
  display: grid;
  padding-block: 0.125rem;

  & > small {
    color: ${tone.textMuted};
    font-size: 0.75rem;
    white-space: normal;
  }
`;
