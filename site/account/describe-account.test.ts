import { expect, it } from 'vitest';
import type { UserInfo } from '#session/session-state.ts';
import en from '../messages/account.en.json' with { type: 'json' };
import zh from '../messages/account.zh.json' with { type: 'json' };
import { describeAccount, mayUpgrade, stateOfUpgrade } from './describe-account.ts';
import { leavesOnLogout } from './leaves-on-logout.ts';

const of = (roleCode: UserInfo['roleCode'], remainingDays: number): UserInfo => ({
  username: 'a@example.com',
  roleCode,
  remainingDays,
});

it.each([
  [of('user', 0), 'Standard account', '标准账号'],
  [of('trialCustomer', 7), 'Trial account · 7 days left', '试用账号 · 剩余 7 天'],
  [of('trialCustomer', 6), 'Trial account · 6 days left', '试用账号 · 剩余 6 天'],
  [of('trialCustomer', 1), 'Trial account · 1 day left', '试用账号 · 剩余 1 天'],
  [of('trialCustomer', -1), 'Trial account · <1 day left', '试用账号 · 剩余 <1 天'],
  [of('trialCustomer', 0), 'Trial account · expired', '试用账号 · 已过期'],
  [of('customer', 300), 'Customer · 300 days left', '企业客户 · 剩余 300 天'],
  [of('customer', 9_999), 'Customer', '企业客户'],
  [of('customer', 0), 'Customer · expired', '企业客户 · 已过期'],
])('the summary of an account states its type and the remaining days: %j', (user, english, chinese) => {
  expect(describeAccount(user, en)).toBe(english);
  expect(describeAccount(user, zh)).toBe(chinese);
});

it('a standard account and an expired trial are offered an upgrade', () => {
  expect([of('user', 0), of('trialCustomer', 0)].every(mayUpgrade)).toBe(true);
  expect([of('trialCustomer', 3), of('trialCustomer', -1), of('customer', 0)].some(mayUpgrade)).toBe(false);
});

it('the upgrade dialog offers a trial only to those who have not had one', () => {
  expect([undefined, of('user', 0)].map(stateOfUpgrade)).toEqual(['trial', 'trial']);
  expect([of('trialCustomer', 0), of('customer', 0)].map(stateOfUpgrade)).toEqual(['trialOver', 'contractOver']);
  expect([of('trialCustomer', -1), of('trialCustomer', 7), of('customer', 9_999)].map(stateOfUpgrade)).toEqual(
    Array.from({ length: 3 }, () => 'active'),
  );
});

it.each([
  ['/community/configTool', true],
  ['/community/customConfig', true],
  ['/companyAdmin/list', true],
  ['/community/faq', false],
  ['/', false],
])('logging out on %s leads to the home page: %s', (path, leads) => expect(leavesOnLogout(path)).toBe(leads));

it('the error texts of the forms are those of the specification, as it spells them', () => {
  expect(en.rules.emailMissing).toBe('Please enter an email address');
  expect(en.login.message.emailError).toBe('Email address invalid');
  expect(en.forgot.emailError).toBe('Email address invalid');
  expect(en.register.exists).toBe('The email account already exsits');
  expect(en.rules.password).toBe('Please enter digits or English letters within 8-15 characters');
  expect(en.forgot.unknown).toBe('Email address does not exsit');
  expect(en.forgot.mismatch).toBe('The two passwords entered do not match');
  expect(en.login.wrong).toBe('The account or password is incorrect');
});
