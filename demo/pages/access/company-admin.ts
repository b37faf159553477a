import type { SeedPage } from '../../seed-document.ts';
import { restrictedPage } from './restricted-page.ts';

const companyAdmin = restrictedPage({
  key: 'companyAdmin',
  parent: null,
  menuOrder: 20,
  title: { zh: '企业管理', en: 'Company admin' },
  excerpt: { zh: '企业管理员在这里看到本公司的账号概况。', en: 'Where company admins see their accounts at a glance.' },
  seoTitle: { zh: '企业管理', en: 'Company admin' },
  seoDescription: {
    zh: '企业管理：查看本公司的账号总数、近期登录、专业版用户与即将到期的账号。只对企业管理员开放，开通请联系商务。',
    en: 'Company admin: accounts in total, logins of the last 7 days, Pro users and accounts about to expire. For company admins only.',
  },
  lede: {
    zh: '企业管理员在这里管理本公司的账号。',
    en: 'Company admins manage their company’s accounts here.',
  },
  heading: { zh: '管理员能看到什么', en: 'What an admin sees' },
  lead: { zh: '只有本公司的账号，没有别人的。', en: 'The accounts of their own company, and no others.' },
  body: {
    zh: '<ul><li>账号总数，与近 7 天登录的账号数；</li><li>专业版用户，与即将到期的账号；</li><li>按邮箱查找，更改邮箱、重设密码或删除账号。</li></ul><p>增加账号由商务办理。效果文件与密码，管理员看不到。</p>',
    en: '<ul><li>How many accounts there are, and how many signed in during the last 7 days.</li><li>Pro users, and accounts about to expire.</li><li>A search by email address, with the option to change it, set a new password or delete the account.</li></ul><p>Our sales team adds accounts. Effect files and passwords stay hidden.</p>',
  },
  company: { view: 'totals', heading: { zh: '账号概况', en: 'Accounts at a glance' } },
  further: (links) => [{ label: { zh: '账号列表', en: 'List of accounts' }, link: links.page('companyAdminList') }],
});

const companyAdminList = restrictedPage({
  key: 'companyAdminList',
  slug: 'list',
  parent: 'companyAdmin',
  menuOrder: 1,
  title: { zh: '企业账号列表', en: 'Your company’s accounts' },
  excerpt: { zh: '本公司的账号，按邮箱查找。', en: 'Your company’s accounts, by email address.' },
  seoTitle: { zh: '企业账号列表', en: 'Your company’s accounts' },
  seoDescription: {
    zh: '企业账号列表：邮箱、注册时间、上次登录与专业版剩余天数，按邮箱查找，更改邮箱、重设密码或删除。只对企业管理员开放。',
    en: 'Your company’s accounts: email address, registration, last login and remaining days of the Pro tool. Search and manage them as an admin.',
  },
  lede: {
    zh: '企业管理员在这里查找、修改和删除本公司的账号。',
    en: 'Where company admins find, change and delete the accounts of their company.',
  },
  heading: { zh: '更换邮箱之前', en: 'Before you change an address' },
  lead: {
    zh: '新邮箱继承全部权限，原账号随之停用，不能撤回。',
    en: 'The new address inherits every permission. The old account is closed, and that cannot be undone.',
  },
  body: {
    zh: '<p>列表写明邮箱、注册时间、上次登录与专业版的剩余天数。更换邮箱时，请输入两次以确认；新邮箱不能是他人在用的账号。新邮箱会收到一封邮件，点开链接即可设置密码。</p>',
    en: '<p>The list shows email address, registration, last login and the remaining days of the Pro tool. To change an address, enter the new one twice; it must not be an account that somebody uses. Its owner gets an email with a link to set a password.</p>',
  },
  company: { view: 'accounts', heading: { zh: '全部账号', en: 'All accounts' } },
  further: (links) => [{ label: { zh: '返回概况', en: 'Back to the overview' }, link: links.page('companyAdmin') }],
});

/** Parents come before their children. */
export const companyPages: readonly SeedPage[] = [companyAdmin, companyAdminList];
