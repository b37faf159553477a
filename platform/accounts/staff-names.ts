import type { PlatformLocale } from '../locale.ts';
import type { RoleCode } from './model.ts';

/** Column names of the CSV export for staff. */
export const accountColumns: Readonly<Record<PlatformLocale, readonly string[]>> = {
  zh: [
    '账号邮箱',
    '类型',
    '到期时间',
    '剩余天数',
    '注册时间',
    '最近登录',
    '所属公司',
    '公司管理员',
    '配置文件权限',
    '停用时间',
    '行业',
    '注册时填写的公司',
    '注册时填写的职位',
    '邮箱验证时间',
  ],
  en: [
    'Email',
    'Type',
    'Ends',
    'Days left',
    'Registered',
    'Last login',
    'Company',
    'Company manager',
    'Config files',
    'Suspended',
    'Industry',
    'Company as registered',
    'Job as registered',
    'Mailbox confirmed',
  ],
};

export const roleNames: Readonly<Record<PlatformLocale, Readonly<Record<RoleCode, string>>>> = {
  zh: { user: '普通账号', trialCustomer: '试用账号', customer: '企业账号' },
  en: { user: 'Standard', trialCustomer: 'Trial', customer: 'Customer' },
};

export const configAccessNames: Readonly<Record<PlatformLocale, Readonly<Record<0 | 1 | 2, string>>>> = {
  zh: { 0: '定制配置', 1: '配置工具', 2: '无' },
  en: { 0: 'Custom files', 1: 'Config tool', 2: 'None' },
};

export const yesNo: Readonly<Record<PlatformLocale, (is: boolean) => string>> = {
  zh: (is) => (is ? '是' : '否'),
  en: (is) => (is ? 'Yes' : 'No'),
};
