import { z } from 'zod';
import { longestEmail } from '#session/rules.ts';
import { type Call, nothing } from '../call.ts';
import { line } from '../texts.ts';
import { roleCodes } from './model.ts';

export const username = z.string().trim().max(longestEmail).describe('An email address.');
/** As produced by `session/seal-password.ts`, so that no password is sent or logged in plain text. */
export const sealedPassword = z.string().max(2_000).describe('A password, sealed with the material from /auth/key.');
const shortText = line(100).default('');

export const userInfo = z.object({
  username: z.string(),
  roleCode: z.enum(roleCodes),
  remainingDays: z
    .int()
    .describe('Whole days left; -1: less than one day; 0: expired, or never had any; 9999: unlimited.'),
});

/** What the website stores about a signed-in visitor. */
export const signedIn = z.object({
  userInfo,
  configFileAuth: z.int().describe('1: the config tool; 0: custom config files; 2: neither.'),
  ifGroupManager: z.int().describe('1: manages the accounts of a company; otherwise 0.'),
});

export const checkUsername = {
  method: 'POST',
  path: '/auth/checkUsername',
  summary: 'Checks whether an account exists: success if it does, code 511 if not.',
  access: 'everyone',
  input: z.object({ username }),
  result: z.null(),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const register = {
  method: 'POST',
  path: '/auth/appReg/v2',
  summary: 'Registers an account.',
  access: 'everyone',
  input: z.object({ username, password: sealedPassword, industry: shortText, company: shortText, job: shortText }),
  result: z.null(),
  message: { zh: '注册成功', en: 'Registration successful' },
} as const satisfies Call<z.ZodType, z.ZodType>;

export const communityLogin = {
  method: 'POST',
  path: '/auth/communityLogin',
  summary: 'Starts a session and ends any other session of the account.',
  access: 'everyone',
  input: z.object({
    userName: username,
    userPwd: sealedPassword,
    platform: z.string().max(40),
    captcha: z
      .string()
      .max(10)
      .default('')
      .describe('An emailed code (type 4), which opens the way while code 429 holds up attempts; otherwise empty.'),
  }),
  result: signedIn.extend({ token: z.string() }),
  message: { zh: '登录成功', en: 'Login successful' },
} as const satisfies Call<z.ZodType, z.ZodType>;

export const logout = {
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends the session that the token belongs to.',
  access: 'account',
  input: nothing.taken,
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const checkToken = {
  method: 'POST',
  path: '/app/checkToken',
  summary: 'Validates the token and returns the account that it belongs to.',
  access: 'account',
  input: nothing.taken,
  result: signedIn,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const forgetPassword = {
  method: 'POST',
  path: '/auth/forgetPassword/v2',
  summary: 'Sets a new password, after the emailed code was verified in the same browser.',
  access: 'everyone',
  input: z.object({ username, newPassword: sealedPassword, newPasswordConfirm: sealedPassword }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;

const passwordLink = z.object({ key: z.string().max(100).describe('The key from the emailed link.') });

export const readPasswordLink = {
  method: 'POST',
  path: '/auth/readPasswordLink',
  summary: 'The account whose password an emailed link sets. Codes 910: expired, 911: invalid, 917: already used.',
  access: 'everyone',
  input: passwordLink,
  result: z.object({ username: z.string() }),
} as const satisfies Call<z.ZodType, z.ZodType>;

export const setPasswordByLink = {
  method: 'POST',
  path: '/auth/setPasswordByLink',
  summary: 'Sets a password with an emailed link, once. The passwords are sealed for the key instead of a username.',
  access: 'everyone',
  input: passwordLink.extend({ newPassword: sealedPassword, newPasswordConfirm: sealedPassword }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;

export const deleteAccount = {
  method: 'POST',
  path: '/auth/deleteAccount',
  summary: 'Deletes an account with an emailed code; VIP accounts are refused with code 914.',
  access: 'everyone',
  input: z.object({ username, captcha: z.string().max(10) }),
  result: nothing.given,
} as const satisfies Call<z.ZodType, z.ZodType>;
