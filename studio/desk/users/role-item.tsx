import { Form } from 'antd';
import { styled } from 'styled-components';
import { roles } from '#contract/roles.ts';
import { tone } from '#ui/theme.ts';
import { useMessages } from '../../messages-context.tsx';
import { Select } from '../parts/select.tsx';

/** The role field, with a description of what each role may do. */
export function RoleItem() {
  const { t } = useMessages();
  return (
    <Form.Item name="role" label={t('desk.users.role')}>
      <Select
        options={roles.toReversed().map((role) => ({
          value: role,
          label: t(`desk.users.roles.${role}`),
          content: (
            <Role>
              {t(`desk.users.roles.${role}`)}
              <small>{t(`desk.users.may.${role}`)}</small>
            </Role>
          ),
        }))}
      />
    </Form.Item>
  );
}

const Role = styled.span`
  display: flex;
  gap: 0.75rem;
  align-items: baseline;
  justify-content: space-between;

  & > small {
    overflow: hidden;
    color: ${tone.textMuted};
    font-size: 0.75rem;
    text-overflow: ellipsis;
  }
`;
