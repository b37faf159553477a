// Written by "npm run gen" from platform/*/calls.ts. Do not edit.

/** What each call of the platform takes and gives. */
export interface PlatformCalls {
  /** The industries that somebody may choose at registration. */
  'GET /api/dict/getDictItems/industry': { input: Readonly<Record<string, never>>; result: readonly ({ readonly text: string; readonly itemEnText: string; readonly value: string })[] };
  /** Material to seal one password with: for one use, within two minutes. */
  'POST /auth/key': { input: Readonly<Record<string, never>>; result: { readonly kid: string; readonly key: string } };
  /** Whether the token still lets somebody in, and as whom. */
  'POST /app/checkToken': { input: Readonly<Record<string, never>>; result: { readonly userInfo: { readonly username: string; readonly roleCode: "user" | "trialCustomer" | "customer"; readonly remainingDays: number }; readonly configFileAuth: number; readonly ifGroupManager: number } };
  /** Whether an account exists: success says yes, code 511 no. */
  'POST /auth/checkUsername': { input: { readonly username: string }; result: null };
  /** Begins a session; another one of the account is over then. */
  'POST /auth/communityLogin': { input: { readonly userName: string; readonly userPwd: string; readonly platform: string }; result: { readonly userInfo: { readonly username: string; readonly roleCode: "user" | "trialCustomer" | "customer"; readonly remainingDays: number }; readonly configFileAuth: number; readonly ifGroupManager: number; readonly token: string } };
  /** Deletes an account, after the code of a mail; VIP accounts are refused with code 914. */
  'POST /auth/deleteAccount': { input: { readonly username: string; readonly captcha: string }; result: null };
  /** A new password, after the code of a mail was checked in the same browser. */
  'POST /auth/forgetPassword/v2': { input: { readonly username: string; readonly newPassword: string; readonly newPasswordConfirm: string }; result: null };
  /** Ends the session of the token. */
  'POST /auth/logout': { input: Readonly<Record<string, never>>; result: null };
  /** A new account. */
  'POST /auth/appReg/v2': { input: { readonly username: string; readonly password: string; readonly industry?: string; readonly company?: string; readonly job?: string }; result: null };
  /** Whether a code is right; the browser may set a new password for ten minutes then. */
  'POST /auth/checkEmailCaptcha': { input: { readonly captcha: string; readonly type: string; readonly username: string }; result: null };
  /** Sends a code of six digits; again after 60 s at the earliest (code 913). */
  'POST /auth/sendEmail': { input: { readonly captcha?: string; readonly type: string; readonly username: string }; result: null };
  /** Begins the trial; a link works once. */
  'POST /community/trialCustomer/confirmTrial': { input: { readonly key: string }; result: { readonly username: string; readonly days: number; readonly expiresAt: string } };
  /** What the link of a mail would begin. Codes 910 expired, 911 invalid, 912 already used. */
  'POST /community/trialCustomer/readTrialLink': { input: { readonly key: string }; result: { readonly username: string; readonly days: number; readonly expiresAt: string } };
  /** Mails the link that begins a trial; once for each account (code 912). */
  'POST /community/trialCustomer/sendUpgradeTrialMail': { input: { readonly language: "cn" | "en" }; result: null };
  /** Another address takes over all permissions of an account, whose own ones end. */
  'POST /companyAdmin/changeEmail': { input: { readonly id: string; readonly newEmail: string; readonly newEmailConfirm: string }; result: null };
  /** Figures of the accounts of the own company. */
  'GET /companyAdmin/totals': { input: Readonly<Record<string, never>>; result: { readonly companyName: string; readonly accounts: number; readonly loginsOfLastWeek: number; readonly proUsers: number; readonly expiringAccounts: number } };
  /** The accounts of the own company, the newest first. */
  'GET /companyAdmin/accounts': { input: { readonly keyword?: string; readonly page?: number; readonly pageSize?: number }; result: { readonly total: number; readonly accounts: readonly ({ readonly id: string; readonly username: string; readonly registeredAt: string; readonly lastLoginAt: string | null; readonly remainingDays: number; readonly isManager: boolean })[] } };
  /** Deletes an account of the own company; not one’s own. */
  'POST /companyAdmin/deleteAccount': { input: { readonly id: string }; result: null };
  /** A new password for an account of the own company. */
  'POST /companyAdmin/setPassword': { input: { readonly id: string; readonly newPassword: string; readonly newPasswordConfirm: string }; result: null };
  /** The address of a file that is not for everyone, for five minutes. Codes 521 for another type of account, 606 after a trial or contract, 522 for what is not offered any more. */
  'POST /community/resource/download': { input: { readonly ticket: string }; result: { readonly url: string; readonly fileName: string; readonly bytes: number; readonly until: string } };
  /** The address of a document that is not for everyone, for three minutes. Codes 521 for another type of account, 606 after a trial or contract, 522 for what nobody offers. */
  'POST /community/document/open': { input: { readonly ticket: string }; result: { readonly url: string; readonly until: string } };
  /** Feedback; with up to three files as multipart/form-data with parts named `files`. Codes 800, 900, 531, 533. */
  'POST /community/feedback': { input: { readonly type?: string; readonly content?: string; readonly email?: string; readonly trap?: string }; result: null };
  /** A private file, or a part of it by `Range`, at an address that was signed for a few minutes. */
  'GET /community/file': { input: { readonly id: string; readonly until: string; readonly signature: string }; result: null };
  /** The contact form of the business page. Problems are named by field (code 405). */
  'POST /community/contact': { input: { readonly name?: string; readonly company?: string; readonly position?: string; readonly phone?: string; readonly email?: string; readonly message?: string; readonly agreed?: string; readonly trap?: string; readonly businessType?: string; readonly usageScenarios?: string; readonly device?: string; readonly officialWebsite?: string; readonly officeAddress?: string }; result: null };
  /** The short contact form. */
  'POST /community/contact/short': { input: { readonly name?: string; readonly company?: string; readonly position?: string; readonly phone?: string; readonly email?: string; readonly message?: string; readonly agreed?: string; readonly trap?: string }; result: null };
  /** A config file with the file of an upload. Asked again with the same upload, it gives the same one. Code 532. */
  'POST /community/configFile/create': { input: { readonly name: string; readonly actuator: string; readonly device: string; readonly note?: string; readonly uploadId: string }; result: { readonly id: string } };
  /** Deletes a config file with its file. Code 915 when somebody else changed it meanwhile. */
  'POST /community/configFile/delete': { input: { readonly id: string; readonly version: number }; result: null };
  /** Other facts, and another file when an upload is named. Code 915 when somebody else changed it meanwhile. */
  'POST /community/configFile/edit': { input: { readonly id: string; readonly name: string; readonly actuator: string; readonly device: string; readonly note?: string; readonly uploadId?: string; readonly version: number }; result: { readonly id: string; readonly version: number } };
  /** An address at which a browser saves the file, for five minutes. */
  'GET /community/configFile/link': { input: { readonly id: string }; result: { readonly url: string; readonly fileName: string; readonly until: string } };
  /** The config files of the own company, or of the account alone, those changed last first. Codes 521, 606. */
  'GET /community/configFile/list': { input: { readonly page?: number; readonly keyword?: string }; result: { readonly total: number; readonly pages: number; readonly mayCreate: boolean; readonly items: readonly ({ readonly id: string; readonly name: string; readonly actuator: string; readonly device: string; readonly updatedAt: string; readonly creator: string; readonly fileName: string; readonly bytes: number; readonly mayEdit: boolean; readonly version: number })[] } };
  /** One config file. */
  'GET /community/configFile/detail': { input: { readonly id: string }; result: { readonly id: string; readonly name: string; readonly actuator: string; readonly device: string; readonly updatedAt: string; readonly creator: string; readonly fileName: string; readonly bytes: number; readonly mayEdit: boolean; readonly version: number; readonly createdAt: string; readonly note: string; readonly sha256: string } };
  /** Notes what became of it. */
  'POST /staff/feedback/change': { input: { readonly id: string; readonly status: "new" | "answered" | "closed"; readonly note?: string; readonly by: string }; result: null };
  /** Up to 10,000 of them for a spreadsheet, as CSV in UTF-8. */
  'GET /staff/feedback/export': { input: { readonly status?: "" | "new" | "answered" | "closed"; readonly type?: "1" | "2" | "3" | "4" | "5" | ""; readonly keyword?: string }; result: null };
  /** An address at which a browser saves a file of a feedback, for five minutes. */
  'GET /staff/feedback/link': { input: { readonly id: string }; result: { readonly address: string } };
  /** Feedback, the newest first. */
  'GET /staff/feedback': { input: { readonly status?: "" | "new" | "answered" | "closed"; readonly type?: "1" | "2" | "3" | "4" | "5" | ""; readonly keyword?: string; readonly page?: number; readonly pageSize?: number }; result: { readonly total: number; readonly feedback: readonly ({ readonly id: string; readonly locale: "zh" | "en"; readonly createdAt: string; readonly status: "new" | "answered" | "closed"; readonly type: number; readonly content: string; readonly email: string; readonly files: number })[] } };
  /** One feedback with its files. */
  'GET /staff/feedback/one': { input: { readonly id: string }; result: { readonly id: string; readonly locale: "zh" | "en"; readonly createdAt: string; readonly status: "new" | "answered" | "closed"; readonly type: number; readonly content: string; readonly email: string; readonly note: string; readonly changedAt: string | null; readonly changedBy: string; readonly files: readonly ({ readonly id: string; readonly name: string; readonly mediaType: string; readonly bytes: number })[] } };
  /** Notes what became of it. */
  'POST /staff/contacts/change': { input: { readonly id: string; readonly status: "new" | "answered" | "closed"; readonly note?: string; readonly by: string }; result: null };
  /** Up to 10,000 of them for a spreadsheet, as CSV in UTF-8. */
  'GET /staff/contacts/export': { input: { readonly status?: "" | "new" | "answered" | "closed"; readonly form?: "" | "long" | "short"; readonly keyword?: string }; result: null };
  /** What was sent by the contact forms, the newest first. */
  'GET /staff/contacts': { input: { readonly status?: "" | "new" | "answered" | "closed"; readonly form?: "" | "long" | "short"; readonly keyword?: string; readonly page?: number; readonly pageSize?: number }; result: { readonly total: number; readonly contacts: readonly ({ readonly id: string; readonly locale: "zh" | "en"; readonly createdAt: string; readonly status: "new" | "answered" | "closed"; readonly form: "long" | "short"; readonly name: string; readonly company: string; readonly email: string; readonly message: string })[] } };
  /** All that somebody wrote into a contact form. */
  'GET /staff/contacts/one': { input: { readonly id: string }; result: { readonly id: string; readonly locale: "zh" | "en"; readonly createdAt: string; readonly status: "new" | "answered" | "closed"; readonly note: string; readonly changedAt: string | null; readonly changedBy: string; readonly form: "long" | "short"; readonly name: string; readonly company: string; readonly position: string; readonly phone: string; readonly email: string; readonly message: string; readonly businessType: string; readonly usageScenarios: string; readonly device: string; readonly officialWebsite: string; readonly officeAddress: string } };
  /** Mails that wait, were sent or were given up; never their words. */
  'GET /staff/mails': { input: { readonly keyword?: string; readonly page?: number; readonly pageSize?: number; readonly state?: "" | "waiting" | "sent" | "failed" }; result: { readonly total: number; readonly mails: readonly ({ readonly id: string; readonly recipient: string; readonly template: string; readonly locale: "zh" | "en"; readonly state: "waiting" | "sent" | "failed"; readonly createdAt: string; readonly sentAt: string | null; readonly tries: number; readonly lastError: string | null; readonly mayRetry: boolean })[] } };
  /** Sends once more what was given up; code 522 when there is nothing to send any more. */
  'POST /staff/mails/retry': { input: { readonly id: string; readonly by: string }; result: null };
  /** A new account, whose person sets a password by "forgot password"; a mail tells them so. */
  'POST /staff/accounts/add': { input: { readonly username: string; readonly locale: "zh" | "en"; readonly roleCode: "user" | "trialCustomer" | "customer"; readonly expiresAt?: "" | string; readonly configFileAuth?: "0" | "1" | "2"; readonly companyId?: "" | string; readonly isManager?: "0" | "1"; readonly by: string }; result: { readonly id: string } };
  /** Changes what an account may; what is not sent stays. Code 503 when a company would lose its last manager. */
  'POST /staff/accounts/change': { input: { readonly id: string; readonly roleCode?: "user" | "trialCustomer" | "customer"; readonly expiresAt?: "" | string; readonly configFileAuth?: "0" | "1" | "2"; readonly companyId?: "" | string; readonly isManager?: "0" | "1"; readonly by: string }; result: null };
  /** Up to 10,000 of them for a spreadsheet, as CSV in UTF-8. */
  'GET /staff/accounts/export': { input: { readonly keyword?: string; readonly role?: "" | "user" | "trialCustomer" | "customer"; readonly standing?: "" | "active" | "expiring" | "expired" | "suspended"; readonly company?: "" | string }; result: null };
  /** Accounts of the website, the newest first. */
  'GET /staff/accounts': { input: { readonly keyword?: string; readonly role?: "" | "user" | "trialCustomer" | "customer"; readonly standing?: "" | "active" | "expiring" | "expired" | "suspended"; readonly company?: "" | string; readonly page?: number; readonly pageSize?: number }; result: { readonly total: number; readonly accounts: readonly ({ readonly id: string; readonly username: string; readonly roleCode: "user" | "trialCustomer" | "customer"; readonly expiresAt: string | null; readonly remainingDays: number; readonly registeredAt: string; readonly lastLoginAt: string | null; readonly companyId: string | null; readonly companyName: string; readonly isManager: boolean; readonly configFileAuth: number; readonly suspendedAt: string | null })[] } };
  /** What is kept of an account, and what became of it lately. */
  'GET /staff/accounts/one': { input: { readonly id: string }; result: { readonly id: string; readonly username: string; readonly roleCode: "user" | "trialCustomer" | "customer"; readonly expiresAt: string | null; readonly remainingDays: number; readonly registeredAt: string; readonly lastLoginAt: string | null; readonly companyId: string | null; readonly companyName: string; readonly isManager: boolean; readonly configFileAuth: number; readonly suspendedAt: string | null; readonly industry: string; readonly statedCompany: string; readonly job: string; readonly locale: "zh" | "en"; readonly trialBegunAt: string | null; readonly history: readonly ({ readonly at: string; readonly action: string; readonly by: string })[] } };
  /** Lets people in again with an account that was suspended; a mail tells its person. */
  'POST /staff/accounts/release': { input: { readonly id: string; readonly by: string }; result: null };
  /** Deletes an account; code 503 when a company would lose its last manager. */
  'POST /staff/accounts/delete': { input: { readonly id: string; readonly by: string }; result: null };
  /** Ends the sessions of an account and lets nobody in with it until it is released; a mail tells its person. */
  'POST /staff/accounts/suspend': { input: { readonly id: string; readonly by: string }; result: null };
  /** A new company, without accounts; code 709 when one has the name. */
  'POST /staff/companies/add': { input: { readonly name: string; readonly contractEndsAt?: "" | string; readonly by: string }; result: { readonly id: string } };
  /** Another name or end of contract; code 709 when another company has the name. */
  'POST /staff/companies/change': { input: { readonly id: string; readonly name?: string; readonly contractEndsAt?: "" | string; readonly forCustomers?: "0" | "1"; readonly by: string }; result: null };
  /** Companies with accounts, by name. */
  'GET /staff/companies': { input: { readonly keyword?: string; readonly page?: number; readonly pageSize?: number }; result: { readonly total: number; readonly companies: readonly ({ readonly id: string; readonly name: string; readonly createdAt: string; readonly contractEndsAt: string | null; readonly accounts: number; readonly managers: number; readonly configFiles: number })[] } };
  /** Deletes a company that has no accounts, and the config files in its folder; code 710 while it has accounts. */
  'POST /staff/companies/delete': { input: { readonly id: string; readonly by: string }; result: null };
  /** Up to 10,000 of them for a spreadsheet, as CSV in UTF-8. */
  'GET /staff/downloads/export': { input: { readonly keyword?: string }; result: null };
  /** How often files and documents that are not for everyone were downloaded or opened, the most wanted of the last 30 days first. */
  'GET /staff/downloads': { input: { readonly keyword?: string; readonly page?: number; readonly pageSize?: number }; result: { readonly total: number; readonly downloads: readonly ({ readonly fileName: string; readonly lastMonth: number; readonly ever: number; readonly lastOn: string })[] } };
}
