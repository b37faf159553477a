import { z } from 'zod';
import { PASSWORD_LINK_DAYS, UNPROVED_DAYS } from '../accounts/model.ts';
import type { MailPart } from './mail-part.ts';
import { defineTemplate } from './template.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const nothing = z.object({});
/** Absent from mails that an earlier version of the program queued. */
const link = z.string().optional();

/** How the owner of an account without a password sets one. */
const waysToSetPassword = {
  zh: (href: string | undefined): MailPart[] =>
    href === undefined
      ? [{ kind: 'text', text: '请在登录窗口选择“忘记密码”，设置密码后登录。' }]
      : [
          { kind: 'link', label: '设置密码', href },
          {
            kind: 'text',
            text: `链接 ${PASSWORD_LINK_DAYS} 天内有效，只能使用一次。过期后可在登录窗口选择“忘记密码”。`,
          },
        ],
  en: (href: string | undefined): MailPart[] =>
    href === undefined
      ? [{ kind: 'text', text: 'Choose “Forgot password” in the login window to set a password, then log in.' }]
      : [
          { kind: 'link', label: 'Set a password', href },
          {
            kind: 'text',
            text: `The link is valid for ${PASSWORD_LINK_DAYS} days and works once. After that, choose “Forgot password” in the login window.`,
          },
        ],
};

/**
 * Mails to account owners. Subjects contain no codes or links, because mailbox previews show subjects to bystanders.
 */
export const accountTemplates = {
  passwordCode: defineTemplate(z.object({ code: z.string() }), {
    lifetime: 10 * MINUTE,
    zh: ({ code }) => ({
      subject: '重置密码的验证码',
      parts: [
        { kind: 'text', text: '您正在重置触境账号的密码，请在页面中输入以下验证码：' },
        { kind: 'code', code },
        { kind: 'text', text: '验证码 10 分钟内有效。请勿告诉任何人，我们的员工不会向您索要验证码。' },
        { kind: 'text', text: '如果不是您本人操作，请忽略这封邮件，您的密码不会改变。' },
      ],
    }),
    en: ({ code }) => ({
      subject: 'Your code for a new password',
      parts: [
        { kind: 'text', text: 'You are resetting the password of your Haptera account. Enter this code on the page:' },
        { kind: 'code', code },
        {
          kind: 'text',
          text: 'It is valid for 10 minutes. Do not share it with anyone: our staff will never ask for it.',
        },
        { kind: 'text', text: 'If this was not you, ignore this email. Your password will not change.' },
      ],
    }),
  }),

  deletionCode: defineTemplate(z.object({ code: z.string() }), {
    lifetime: 10 * MINUTE,
    zh: ({ code }) => ({
      subject: '注销账号的验证码',
      parts: [
        { kind: 'text', text: '您正在申请注销触境账号，请在页面中输入以下验证码：' },
        { kind: 'code', code },
        { kind: 'text', text: '验证码 10 分钟内有效。账号注销后无法恢复。' },
        { kind: 'text', text: '如果不是您本人操作，请勿将验证码告诉任何人，并尽快修改密码。' },
      ],
    }),
    en: ({ code }) => ({
      subject: 'Your code to delete your account',
      parts: [
        { kind: 'text', text: 'You asked to delete your Haptera account. Enter this code on the page:' },
        { kind: 'code', code },
        { kind: 'text', text: 'It is valid for 10 minutes. A deleted account cannot be restored.' },
        {
          kind: 'text',
          text: 'If this was not you, do not share the code with anyone, and change your password soon.',
        },
      ],
    }),
  }),

  trialLink: defineTemplate(z.object({ link: z.string() }), {
    lifetime: DAY,
    zh: ({ link }) => ({
      subject: '开通 7 天试用',
      parts: [
        { kind: 'text', text: '感谢您对触境的关注。点击下方按钮确认邮箱，即可开通 7 天试用，体验完整的触觉设计工具。' },
        { kind: 'link', label: '开通试用', href: link },
        { kind: 'text', text: '链接 24 小时内有效，只能使用一次。每个账号可以申请一次试用。' },
        { kind: 'text', text: '如果不是您本人申请，请忽略这封邮件。' },
      ],
    }),
    en: ({ link }) => ({
      subject: 'Start your 7-day trial',
      parts: [
        {
          kind: 'text',
          text: 'Thank you for your interest in Haptera. Confirm your email address to start a 7-day trial of the complete design tools.',
        },
        { kind: 'link', label: 'Start the trial', href: link },
        {
          kind: 'text',
          text: 'The link is valid for 24 hours and works once. Each account can have one trial.',
        },
        { kind: 'text', text: 'If you did not request this, ignore this email.' },
      ],
    }),
  }),

  passwordChanged: defineTemplate(nothing, {
    lifetime: 3 * DAY,
    zh: () => ({
      subject: '您的密码已修改',
      parts: [
        { kind: 'text', text: '您的触境账号密码刚刚被修改，所有设备均已退出登录，请使用新密码重新登录。' },
        { kind: 'text', text: '如果不是您本人操作，请立即在登录窗口选择“忘记密码”重新设置，并与我们联系。' },
      ],
    }),
    en: () => ({
      subject: 'Your password was changed',
      parts: [
        {
          kind: 'text',
          text: 'The password of your Haptera account was just changed. All devices have been logged out. Please log in with the new password.',
        },
        {
          kind: 'text',
          text: 'If this was not you, choose “Forgot password” in the login window right away, and contact us.',
        },
      ],
    }),
  }),

  /** Sent to the account's previous address. */
  emailMoved: defineTemplate(z.object({ newEmail: z.string() }), {
    lifetime: 3 * DAY,
    zh: ({ newEmail }) => ({
      subject: '您的账号邮箱已更换',
      parts: [
        { kind: 'text', text: '您所在公司的管理员已将您的触境账号更换为新的邮箱，全部权限随之转移：' },
        { kind: 'facts', rows: [['新的账号邮箱', newEmail]] },
        { kind: 'text', text: '当前邮箱不能再登录。如有疑问，请联系贵公司的管理员。' },
      ],
    }),
    en: ({ newEmail }) => ({
      subject: 'Your account has a new email address',
      parts: [
        {
          kind: 'text',
          text: 'The administrator of your company moved your Haptera account, with all its permissions, to another email address:',
        },
        { kind: 'facts', rows: [['New account', newEmail]] },
        {
          kind: 'text',
          text: 'You can no longer log in with this address. If you have questions, ask the administrator of your company.',
        },
      ],
    }),
  }),

  /** Sent to the account's new address. */
  emailTaken: defineTemplate(z.object({ oldEmail: z.string(), link }), {
    lifetime: 3 * DAY,
    zh: ({ oldEmail, link: href }) => ({
      subject: '您已接替一个触境账号',
      parts: [
        { kind: 'text', text: '贵公司的管理员已将以下触境账号及其全部权限转移到您的邮箱：' },
        { kind: 'facts', rows: [['原账号邮箱', oldEmail]] },
        { kind: 'text', text: '请为这个邮箱设置密码，然后登录。' },
        ...waysToSetPassword.zh(href),
      ],
    }),
    en: ({ oldEmail, link: href }) => ({
      subject: 'You took over a Haptera account',
      parts: [
        {
          kind: 'text',
          text: 'The administrator of your company moved this Haptera account, with all its permissions, to your email address:',
        },
        { kind: 'facts', rows: [['Former account', oldEmail]] },
        { kind: 'text', text: 'Set a password for this address, then log in.' },
        ...waysToSetPassword.en(href),
      ],
    }),
  }),

  accountDeleted: defineTemplate(nothing, {
    lifetime: 3 * DAY,
    zh: () => ({
      subject: '您的账号已注销',
      parts: [
        { kind: 'text', text: '您的触境账号已注销，个人数据已删除，此操作无法撤销。' },
        { kind: 'text', text: '感谢您曾与我们同行。如需再次使用，欢迎用这个邮箱重新注册。' },
      ],
    }),
    en: () => ({
      subject: 'Your account was deleted',
      parts: [
        {
          kind: 'text',
          text: 'Your Haptera account was deleted together with your personal data. This cannot be undone.',
        },
        {
          kind: 'text',
          text: 'Thank you for being with us. You are welcome to register again with this address at any time.',
        },
      ],
    }),
  }),

  /** Sent when staff create an account for somebody. */
  accountAdded: defineTemplate(z.object({ link }), {
    lifetime: 3 * DAY,
    zh: ({ link: href }) => ({
      subject: '您的触境账号已开通',
      parts: [
        { kind: 'text', text: '我们已为这个邮箱开通触境账号。' },
        ...waysToSetPassword.zh(href),
        { kind: 'text', text: '如有疑问，请联系您的商务对接人。' },
      ],
    }),
    en: ({ link: href }) => ({
      subject: 'Your Haptera account is ready',
      parts: [
        { kind: 'text', text: 'We created a Haptera account for this email address.' },
        ...waysToSetPassword.en(href),
        { kind: 'text', text: 'If you have questions, ask your contact at Haptera.' },
      ],
    }),
  }),

  /** Sent when staff give rights to an account whose mailbox nobody has proved. */
  accountSecured: defineTemplate(z.object({ link }), {
    lifetime: 3 * DAY,
    zh: ({ link: href }) => ({
      subject: '请为您的账号设置新密码',
      parts: [
        {
          kind: 'text',
          text: '我们为您的触境账号开通了新的权限。这个邮箱此前没有验证过，为确保只有您能使用，原密码已作废，所有设备均已退出登录。',
        },
        ...waysToSetPassword.zh(href),
        { kind: 'text', text: '如有疑问，请联系您的商务对接人。' },
      ],
    }),
    en: ({ link: href }) => ({
      subject: 'Please set a new password for your account',
      parts: [
        {
          kind: 'text',
          text: 'Your Haptera account has new permissions. Nobody had confirmed this mailbox before. To make sure that only you can use them, the old password no longer works and all devices have been logged out.',
        },
        ...waysToSetPassword.en(href),
        { kind: 'text', text: 'If you have questions, ask your contact at Haptera.' },
      ],
    }),
  }),

  /** Sent at most once a day, when strangers have used up the attempts for a name. */
  signInsHeldUp: defineTemplate(nothing, {
    lifetime: DAY,
    zh: () => ({
      subject: '有人多次输错您的密码',
      parts: [
        {
          kind: 'text',
          text: '有人在您没有用过的设备上多次输错您的触境账号密码。为保护账号，这类设备暂时不能登录；您用过的设备不受影响。',
        },
        {
          kind: 'text',
          text: '如果您要在新设备上登录，请在登录窗口获取验证码，与密码一起输入即可。',
        },
        {
          kind: 'text',
          text: '如果您在别处用过同一个密码，建议在登录窗口选择“忘记密码”更换一个。这类提醒每天最多一封。',
        },
      ],
    }),
    en: () => ({
      subject: 'Someone entered wrong passwords for your account',
      parts: [
        {
          kind: 'text',
          text: 'Someone entered many wrong passwords for your Haptera account on devices that you have not used before. To protect the account, such devices cannot log in for a few minutes. Devices that you have used are not affected.',
        },
        {
          kind: 'text',
          text: 'If you are logging in on a new device, get a code in the login window and enter it together with your password.',
        },
        {
          kind: 'text',
          text: 'If you use the same password elsewhere, choose “Forgot password” in the login window to change it. We send this notice at most once a day.',
        },
      ],
    }),
  }),

  /** To a member of staff, who signs in to the studio; at most once a day. */
  staffSignInsHeldUp: defineTemplate(z.object({ link: z.string() }), {
    lifetime: DAY,
    zh: ({ link: href }) => ({
      subject: '有人多次输错您的后台密码',
      parts: [
        {
          kind: 'text',
          text: '有人在您没有用过的设备上多次输错您的后台密码。为保护账号，这类设备暂时不能登录；您用过的设备不受影响。',
        },
        { kind: 'text', text: '如果您要在新设备上登录，请在那台设备上点开以下链接，再输入密码：' },
        { kind: 'link', label: '在这台设备上登录', href },
        { kind: 'text', text: '链接 24 小时内有效，仅凭链接无法登录。这类提醒每天最多一封。' },
      ],
    }),
    en: ({ link: href }) => ({
      subject: 'Someone entered wrong passwords for your studio account',
      parts: [
        {
          kind: 'text',
          text: 'Someone entered many wrong passwords for your studio account on devices that you have not used before. To protect the account, such devices cannot sign in for a few minutes. Devices that you have used are not affected.',
        },
        { kind: 'text', text: 'To sign in on a new device now, open this link there and enter your password:' },
        { kind: 'link', label: 'Sign in on this device', href },
        {
          kind: 'text',
          text: 'The link is valid for 24 hours; nobody can sign in with it alone. We send this notice at most once a day.',
        },
      ],
    }),
  }),

  signInCode: defineTemplate(z.object({ code: z.string() }), {
    lifetime: 10 * MINUTE,
    zh: ({ code }) => ({
      subject: '登录验证码',
      parts: [
        { kind: 'text', text: '您正在新设备上登录触境账号，请在登录窗口中与密码一起输入以下验证码：' },
        { kind: 'code', code },
        { kind: 'text', text: '验证码 10 分钟内有效。请勿告诉任何人，我们的员工不会向您索要验证码。' },
        { kind: 'text', text: '如果不是您本人操作，请忽略这封邮件：仅凭验证码无法登录。' },
      ],
    }),
    en: ({ code }) => ({
      subject: 'Your code to log in',
      parts: [
        {
          kind: 'text',
          text: 'You are logging in to Haptera on a new device. Enter this code in the login window, together with your password:',
        },
        { kind: 'code', code },
        {
          kind: 'text',
          text: 'It is valid for 10 minutes. Do not share it with anyone: our staff will never ask for it.',
        },
        { kind: 'text', text: 'If this was not you, ignore this email: nobody can log in with the code alone.' },
      ],
    }),
  }),

  /** In place of a code, for an account that only our staff can delete. */
  deletionReferred: defineTemplate(z.object({ link: z.string() }), {
    lifetime: DAY,
    zh: ({ link: href }) => ({
      subject: '注销账号请联系商务',
      parts: [
        { kind: 'text', text: '有人在网站上申请注销您的触境账号。您的账号不能自行注销，因此这封邮件没有验证码。' },
        { kind: 'text', text: '如果您要注销账号，请联系商务，我们会为您办理。' },
        { kind: 'link', label: '联系商务', href },
        { kind: 'text', text: '如果不是您本人操作，请忽略这封邮件，账号不会有任何变化。' },
      ],
    }),
    en: ({ link: href }) => ({
      subject: 'Please contact business to delete your account',
      parts: [
        {
          kind: 'text',
          text: 'Someone asked on the website to delete your Haptera account. You cannot delete this account yourself, so this email has no code.',
        },
        { kind: 'text', text: 'To delete it, please contact business. We will do it for you.' },
        { kind: 'link', label: 'Contact business', href },
        { kind: 'text', text: 'If this was not you, ignore this email. Nothing will change.' },
      ],
    }),
  }),

  accountSuspended: defineTemplate(nothing, {
    lifetime: 3 * DAY,
    zh: () => ({
      subject: '您的账号已停用',
      parts: [
        { kind: 'text', text: '您的触境账号已被停用，所有设备均已退出登录，停用期间无法登录。账号中的内容会保留。' },
        { kind: 'text', text: '如需了解原因或恢复使用，请联系您的商务对接人，或在商务合作页面给我们留言。' },
      ],
    }),
    en: () => ({
      subject: 'Your account was suspended',
      parts: [
        {
          kind: 'text',
          text: 'Your Haptera account was suspended. All devices have been logged out, and nobody can log in with it for now. Your data is kept.',
        },
        {
          kind: 'text',
          text: 'To learn why, or to use it again, ask your contact at Haptera or write to us on the business page.',
        },
      ],
    }),
  }),

  accountReleased: defineTemplate(nothing, {
    lifetime: 3 * DAY,
    zh: () => ({
      subject: '您的账号已恢复使用',
      parts: [{ kind: 'text', text: '您的触境账号已恢复，可以用原来的密码登录。' }],
    }),
    en: () => ({
      subject: 'Your account can be used again',
      parts: [{ kind: 'text', text: 'Your Haptera account is active again. Log in with your previous password.' }],
    }),
  }),

  newAccount: defineTemplate(nothing, {
    lifetime: 3 * DAY,
    zh: () => ({
      subject: '欢迎加入触境开发者社区',
      parts: [
        { kind: 'text', text: '您的触境账号已注册成功。登录后即可下载 SDK 与示例代码，并申请一次 7 天试用。' },
        {
          kind: 'text',
          text: `如果您没有注册，说明有人误填了您的邮箱：您可以在登录窗口重置密码后注销这个账号；什么都不做，${UNPROVED_DAYS} 天没有登录后它也会自动删除。`,
        },
      ],
    }),
    en: () => ({
      subject: 'Welcome to the Haptera community',
      parts: [
        {
          kind: 'text',
          text: 'Your Haptera account is ready. Log in to download SDKs and sample code, and to request your 7-day trial.',
        },
        {
          kind: 'text',
          text: `If you did not register, someone entered your address by mistake: reset the password in the login window, then delete the account. If you do nothing, it is deleted after ${UNPROVED_DAYS} days without a login.`,
        },
      ],
    }),
  }),
};
