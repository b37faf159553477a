import { busy } from './busy.ts';

/** The platform's error responses: one entry for each code of the specification (section 8), and a few of our own. */
export interface Code {
  /** The code in the envelope. */
  readonly code: number;
  /** The HTTP status. */
  readonly status: number;
  readonly zh: string;
  readonly en: string;
}

const wrongAccount = { status: 401, zh: '账号或密码错误', en: 'The account or password is incorrect' } as const;
const wrongCode = { status: 400, zh: '验证码错误', en: 'Invalid verification code' } as const;

export const codes = {
  unauthorized: { code: 401, status: 401, zh: '账号未授权，请先登录', en: 'Unauthorized account, please log in' },
  /** The account does not exist, or the password is wrong. */
  wrongSignIn: { code: 601, ...wrongAccount },
  /** A signed-in user was asked to confirm their current password and typed a wrong one. */
  wrongConfirmation: { code: 402, ...wrongAccount },
  /** The name is not an email address. */
  malformedName: { code: 501, ...wrongAccount },
  /** The unsealed text breaks the password rules. */
  malformedPassword: { code: 502, ...wrongAccount },
  /** Suspended by its company or by us. The message is that of a wrong password, so strangers learn nothing. */
  suspendedAccount: { code: 602, ...wrongAccount },
  /** The two new passwords differ. */
  differentPasswords: { code: 603, ...wrongAccount },
  /** The new password equals the old one. */
  unchangedPassword: { code: 604, ...wrongAccount },
  /** The client is not this website: `platform` is not `community`. */
  foreignClient: { code: 607, ...wrongAccount },
  /** The password follows the rules, but is among the first that an attacker would try. */
  commonPassword: {
    code: 608,
    status: 400,
    zh: '该密码容易被猜到，请换一个',
    en: 'This password is too easy to guess, please choose another one',
  },
  /** A password reset without a verified code. */
  unverifiedReset: { code: 701, ...wrongAccount },
  /** A registration whose password or name breaks the rules. */
  malformedRegistration: { code: 702, ...wrongAccount },
  signedInElsewhere: {
    code: 403,
    status: 403,
    zh: '账号已在其他设备登录，请重新登录',
    en: 'Your account was logged in elsewhere, please log in again',
  },
  notFound: { code: 404, status: 404, zh: '资源不存在', en: 'Resource not found' },
  badRequest: { code: 405, status: 400, zh: '请求有误', en: 'Bad request' },
  tooManyTries: {
    code: 429,
    status: 429,
    zh: '操作过于频繁，请稍后再试',
    en: 'Too many attempts, please try again later',
  },
  serverError: { code: 500, status: 500, zh: '服务器错误，请稍后再试', en: 'Server error, please try again later' },
  invalidOperation: { code: 503, status: 400, zh: '操作类型无效', en: 'Invalid operation type' },
  /** No space for a file: the disk is full, or the company's quota is used up. */
  fullStorage: {
    code: 507,
    status: 507,
    zh: '存储空间不足，请删除不再使用的文件或联系我们',
    en: 'There is no room left: delete files that are no longer needed, or contact us',
  },
  /** The same for files that visitors send with feedback: deleting is up to us. */
  fullFeedback: {
    code: 508,
    status: 507,
    zh: '暂时无法接收附件，请去掉附件后提交，或联系我们',
    en: 'Attachments cannot be stored at the moment: send the feedback without them, or contact us',
  },
  unknownAccount: { code: 511, status: 404, zh: '账号不存在', en: 'Account does not exist' },
  missingPrivilege: { code: 521, status: 403, zh: '账号权限不足', en: 'Insufficient account privileges' },
  missingResource: { code: 522, status: 404, zh: '资源不存在', en: 'Resource not found' },
  busy,
  wrongFile: { code: 531, status: 415, zh: '文件格式无效', en: 'Invalid file format' },
  takenFileName: { code: 532, status: 409, zh: '文件名已存在', en: 'File name already exists' },
  largeFile: { code: 533, status: 413, zh: '文件大小超过 200MB', en: 'File size exceeds 200MB' },
  wrongAccountType: { code: 605, status: 400, zh: '账号类型无效', en: 'Invalid user type' },
  expiredPrivilege: { code: 606, status: 403, zh: '账号权限已过期', en: 'Account privileges have expired' },
  takenAccount: { code: 703, status: 409, zh: '该邮箱账号已存在', en: 'The email account already exsits' },
  /** The name of a company; only staff see this code. */
  takenName: { code: 709, status: 409, zh: '名称已存在', en: 'This name already exists' },
  /** A company that still has accounts can't be deleted; only staff see this code. */
  keptCompany: { code: 710, status: 409, zh: '该公司还有账号', en: 'This company still has accounts' },
  /** Whoever changes their own password has to give the old one: a computer left open must not be enough. */
  ownPassword: {
    code: 711,
    status: 403,
    zh: '修改自己的密码，请同时输入旧密码',
    en: 'To change your own password, please enter the old one as well',
  },
  wrongCode: { code: 704, ...wrongCode },
  /** Too many wrong tries: the user needs a new code. */
  usedUpCode: { code: 706, ...wrongCode },
  expiredCode: { code: 705, status: 400, zh: '验证码已过期', en: 'Verification code has expired' },
  earlyFeedback: {
    code: 800,
    status: 429,
    zh: '两次反馈的间隔需超过 5 分钟',
    en: 'Please wait at least 5 minutes before you send feedback again',
  },
  unsupportedFile: { code: 900, status: 415, zh: '不支持的文件格式', en: 'File format not supported' },

  // From here on: shown where they occur, never as a toast.
  expiredLink: {
    code: 910,
    status: 410,
    zh: '当前链接已过期，请重新获取',
    en: 'The current link has expired, please get a new one',
  },
  invalidLink: {
    code: 911,
    status: 404,
    zh: '当前链接无效，请重新获取',
    en: 'The current link is invalid, please get it again',
  },
  usedTrial: {
    code: 912,
    status: 409,
    zh: '每个账号只能申请一次试用',
    en: 'A trial can be started only once for each account',
  },
  earlyResend: {
    code: 913,
    status: 429,
    zh: '请在 60 秒后重新发送',
    en: 'Please wait 60 seconds before sending again',
  },
  keptAccount: {
    code: 914,
    status: 403,
    zh: 'VIP 账号请联系商务注销',
    en: 'Please contact business to delete a VIP account',
  },
  changedMeanwhile: {
    code: 915,
    status: 409,
    zh: '内容已被同事修改，请核对后再保存',
    en: 'A colleague has changed this in the meantime, please compare before saving',
  },
  /** Of several links to one account, one was used. */
  usedLink: {
    code: 917,
    status: 410,
    zh: '这个链接已经使用过。请直接登录，或选择“忘记密码”',
    en: 'This link has already been used. Please log in, or choose “Forgot password?”',
  },
  /** The client seals the password again and retries once. */
  expiredEnvelope: {
    code: 916,
    status: 400,
    zh: '页面停留过久，请重试',
    en: 'This took too long, please try again',
  },
} as const satisfies Readonly<Record<string, Code>>;

export type CodeName = keyof typeof codes;
