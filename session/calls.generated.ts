// Written by "npm run gen" from platform/*/calls.ts. Do not edit.

/** What each call of the platform takes and gives. */
export interface PlatformCalls {
  /** The industries to choose from at registration. */
  'GET /api/dict/getDictItems/industry': { input: Readonly<Record<string, never>>; result: readonly ({ readonly text: string; readonly itemEnText: string; readonly value: string })[] };
  /** Material for sealing a password, for one use within two minutes. */
  'POST /auth/key': { input: Readonly<Record<string, never>>; result: { readonly kid: string; readonly key: string } };
  /** Validates the token and returns the account that it belongs to. */
  'POST /app/checkToken': { input: Readonly<Record<string, never>>; result: { readonly userInfo: { readonly username: string; readonly roleCode: "user" | "trialCustomer" | "customer"; readonly remainingDays: number }; readonly configFileAuth: number; readonly ifGroupManager: number } };
  /** Checks whether an account exists: success if it does, code 511 if not. */
  'POST /auth/checkUsername': { input: { readonly username: string }; result: null };
  /** Starts a session and ends any other session of the account. */
  'POST /auth/communityLogin': { input: { readonly userName: string; readonly userPwd: string; readonly platform: string; readonly captcha?: string }; result: { readonly userInfo: { readonly username: string; readonly roleCode: "user" | "trialCustomer" | "customer"; readonly remainingDays: number }; readonly configFileAuth: number; readonly ifGroupManager: number; readonly token: string } };
  /** Deletes an account with an emailed code; VIP accounts are refused with code 914. */
  'POST /auth/deleteAccount': { input: { readonly username: string; readonly captcha: string }; result: null };
  /** Sets a new password, after the emailed code was verified in the same browser. */
  'POST /auth/forgetPassword/v2': { input: { readonly username: string; readonly newPassword: string; readonly newPasswordConfirm: string }; result: null };
  /** Ends the session that the token belongs to. */
  'POST /auth/logout': { input: Readonly<Record<string, never>>; result: null };
  /** The account whose password an emailed link sets. Codes 910: expired, 911: invalid, 917: already used. */
  'POST /auth/readPasswordLink': { input: { readonly key: string }; result: { readonly username: string } };
  /** Registers an account. */
  'POST /auth/appReg/v2': { input: { readonly username: string; readonly password: string; readonly industry?: string; readonly company?: string; readonly job?: string }; result: null };
  /** Sets a password with an emailed link, once. The passwords are sealed for the key instead of a username. */
  'POST /auth/setPasswordByLink': { input: { readonly key: string; readonly newPassword: string; readonly newPasswordConfirm: string }; result: null };
  /** Verifies a code; the browser may then set a new password within ten minutes. */
  'POST /auth/checkEmailCaptcha': { input: { readonly captcha: string; readonly type: string; readonly username: string }; result: null };
  /** Emails a six-digit code, at most once every 60 s (code 913). */
  'POST /auth/sendEmail': { input: { readonly captcha?: string; readonly type: string; readonly username: string }; result: null };
  /** Starts the trial; a link works once. */
  'POST /community/trialCustomer/confirmTrial': { input: { readonly key: string }; result: { readonly username: string; readonly days: number; readonly expiresAt: string } };
  /** The trial that an emailed link would start. Codes 910: expired, 911: invalid, 912: already used. */
  'POST /community/trialCustomer/readTrialLink': { input: { readonly key: string }; result: { readonly username: string; readonly days: number; readonly expiresAt: string } };
  /** Emails the link that starts a trial; one trial per account (code 912). */
  'POST /community/trialCustomer/sendUpgradeTrialMail': { input: { readonly language: "cn" | "en" }; result: null };
  /** Transfers all permissions of an account to another email address. */
  'POST /companyAdmin/changeEmail': { input: { readonly id: string; readonly newEmail: string; readonly newEmailConfirm: string }; result: null };
  /** Figures about the accounts of the caller’s company. */
  'GET /companyAdmin/totals': { input: Readonly<Record<string, never>>; result: { readonly companyName: string; readonly accounts: number; readonly loginsOfLastWeek: number; readonly proUsers: number; readonly expiringAccounts: number } };
  /** The accounts of the caller’s company, newest first. */
  'GET /companyAdmin/accounts': { input: { readonly keyword?: string; readonly page?: number; readonly pageSize?: number }; result: { readonly total: number; readonly accounts: readonly ({ readonly id: string; readonly username: string; readonly registeredAt: string; readonly lastLoginAt: string | null; readonly remainingDays: number; readonly isManager: boolean })[] } };
  /** Deletes an account of the caller’s company, except the caller’s own. */
  'POST /companyAdmin/deleteAccount': { input: { readonly id: string }; result: null };
  /** Sets a new password for an account of the caller’s company (code 608 names weak ones). For the caller’s own, the old password is needed (711 without it, 402 if it is wrong, 604 if it is the new one). */
  'POST /companyAdmin/setPassword': { input: { readonly id: string; readonly oldPassword?: string; readonly newPassword: string; readonly newPasswordConfirm: string }; result: null };
  /** The address of a restricted file, valid for five minutes. Codes 521: wrong account type, 606: trial or contract expired, 522: no longer offered. */
  'POST /community/resource/download': { input: { readonly ticket: string }; result: { readonly url: string; readonly fileName: string; readonly bytes: number; readonly until: string } };
  /** The address of a restricted document, valid for three minutes. Codes 521: wrong account type, 606: trial or contract expired, 522: not offered. */
  'POST /community/document/open': { input: { readonly ticket: string }; result: { readonly url: string; readonly until: string } };
  /** Submits feedback; up to three files as multipart/form-data in parts named `files`. Codes 800, 900, 508, 531, 533. */
  'POST /community/feedback': { input: { readonly type?: string; readonly content?: string; readonly email?: string; readonly trap?: string }; result: null };
  /** A private file, or a part of it with `Range`, at a signed address that is valid for a few minutes. */
  'GET /community/file': { input: { readonly id: string; readonly until: string; readonly signature: string }; result: null };
  /** Submits the contact form of the business page. Problems are listed by field (code 405). */
  'POST /community/contact': { input: { readonly name?: string; readonly company?: string; readonly position?: string; readonly phone?: string; readonly email?: string; readonly message?: string; readonly agreed?: string; readonly trap?: string; readonly businessType?: string; readonly usageScenarios?: string; readonly device?: string; readonly officialWebsite?: string; readonly officeAddress?: string }; result: null };
  /** Submits the short contact form. */
  'POST /community/contact/short': { input: { readonly name?: string; readonly company?: string; readonly position?: string; readonly phone?: string; readonly email?: string; readonly message?: string; readonly agreed?: string; readonly trap?: string }; result: null };
  /** Creates a config file from an upload. Repeating it with the same upload returns the same config file. Code 532. */
  'POST /community/configFile/create': { input: { readonly name: string; readonly actuator: string; readonly device: string; readonly note?: string; readonly uploadId: string }; result: { readonly id: string } };
  /** Deletes a config file and its file. Code 915 if it was changed meanwhile. */
  'POST /community/configFile/delete': { input: { readonly id: string; readonly version: number }; result: null };
  /** Changes a config file, and replaces its file if an upload is given. Code 915 if it was changed meanwhile. */
  'POST /community/configFile/edit': { input: { readonly id: string; readonly name: string; readonly actuator: string; readonly device: string; readonly note?: string; readonly uploadId?: string; readonly version: number }; result: { readonly id: string; readonly version: number } };
  /** A download address for the file, valid for five minutes. */
  'GET /community/configFile/link': { input: { readonly id: string }; result: { readonly url: string; readonly fileName: string; readonly until: string } };
  /** The config files of the caller’s company, or of the account, last changed first. Codes 521, 606. */
  'GET /community/configFile/list': { input: { readonly page?: number; readonly keyword?: string }; result: { readonly total: number; readonly pages: number; readonly mayCreate: boolean; readonly items: readonly ({ readonly id: string; readonly name: string; readonly actuator: string; readonly device: string; readonly updatedAt: string; readonly creator: string; readonly fileName: string; readonly bytes: number; readonly mayEdit: boolean; readonly version: number })[] } };
  /** One config file. */
  'GET /community/configFile/detail': { input: { readonly id: string }; result: { readonly id: string; readonly name: string; readonly actuator: string; readonly device: string; readonly updatedAt: string; readonly creator: string; readonly fileName: string; readonly bytes: number; readonly mayEdit: boolean; readonly version: number; readonly createdAt: string; readonly note: string; readonly sha256: string } };
  /** Sets the status and the note of a feedback entry. */
  'POST /staff/feedback/change': { input: { readonly id: string; readonly status: "new" | "answered" | "closed"; readonly note?: string; readonly by: string }; result: null };
  /** Exports up to 10,000 entries as CSV in UTF-8. */
  'GET /staff/feedback/export': { input: { readonly status?: "" | "new" | "answered" | "closed"; readonly type?: "1" | "2" | "3" | "4" | "5" | ""; readonly keyword?: string }; result: null };
  /** A download address for a file of a feedback entry, valid for five minutes. */
  'GET /staff/feedback/link': { input: { readonly id: string }; result: { readonly address: string } };
  /** Feedback, newest first. */
  'GET /staff/feedback': { input: { readonly status?: "" | "new" | "answered" | "closed"; readonly type?: "1" | "2" | "3" | "4" | "5" | ""; readonly keyword?: string; readonly page?: number; readonly pageSize?: number }; result: { readonly total: number; readonly feedback: readonly ({ readonly id: string; readonly locale: "zh" | "en"; readonly createdAt: string; readonly status: "new" | "answered" | "closed"; readonly type: number; readonly content: string; readonly email: string; readonly files: number })[] } };
  /** One feedback entry with its files. */
  'GET /staff/feedback/one': { input: { readonly id: string }; result: { readonly id: string; readonly locale: "zh" | "en"; readonly createdAt: string; readonly status: "new" | "answered" | "closed"; readonly type: number; readonly content: string; readonly email: string; readonly note: string; readonly changedAt: string | null; readonly changedBy: string; readonly files: readonly ({ readonly id: string; readonly name: string; readonly mediaType: string; readonly bytes: number })[] } };
  /** Sets the status and the note of a submission. */
  'POST /staff/contacts/change': { input: { readonly id: string; readonly status: "new" | "answered" | "closed"; readonly note?: string; readonly by: string }; result: null };
  /** Exports up to 10,000 submissions as CSV in UTF-8. */
  'GET /staff/contacts/export': { input: { readonly status?: "" | "new" | "answered" | "closed"; readonly form?: "" | "long" | "short"; readonly keyword?: string }; result: null };
  /** Submissions of the contact forms, newest first. */
  'GET /staff/contacts': { input: { readonly status?: "" | "new" | "answered" | "closed"; readonly form?: "" | "long" | "short"; readonly keyword?: string; readonly page?: number; readonly pageSize?: number }; result: { readonly total: number; readonly contacts: readonly ({ readonly id: string; readonly locale: "zh" | "en"; readonly createdAt: string; readonly status: "new" | "answered" | "closed"; readonly form: "long" | "short"; readonly name: string; readonly company: string; readonly email: string; readonly message: string })[] } };
  /** One submission of a contact form with all its fields. */
  'GET /staff/contacts/one': { input: { readonly id: string }; result: { readonly id: string; readonly locale: "zh" | "en"; readonly createdAt: string; readonly status: "new" | "answered" | "closed"; readonly note: string; readonly changedAt: string | null; readonly changedBy: string; readonly form: "long" | "short"; readonly name: string; readonly company: string; readonly position: string; readonly phone: string; readonly email: string; readonly message: string; readonly businessType: string; readonly usageScenarios: string; readonly device: string; readonly officialWebsite: string; readonly officeAddress: string } };
  /** Changes the address that contacts and feedback are mailed to; code 501 if it is none. */
  'POST /staff/recipient/change': { input: { readonly recipient: string; readonly by: string }; result: null };
  /** Emails that are queued, were sent or have failed for good; without their contents. */
  'GET /staff/mails': { input: { readonly keyword?: string; readonly page?: number; readonly pageSize?: number; readonly state?: "" | "waiting" | "sent" | "failed" }; result: { readonly total: number; readonly mails: readonly ({ readonly id: string; readonly recipient: string; readonly template: string; readonly locale: "zh" | "en"; readonly state: "waiting" | "sent" | "failed"; readonly createdAt: string; readonly sentAt: string | null; readonly tries: number; readonly lastError: string | null; readonly mayRetry: boolean })[] } };
  /** Retries a failed email; code 522 if there is nothing left to send. */
  'POST /staff/mails/retry': { input: { readonly id: string; readonly by: string }; result: null };
  /** Tells a member of staff by email that strangers hold up sign-ins, with a link that lets a new device in. */
  'POST /staff/mails/sign-ins-held-up': { input: { readonly to: string; readonly locale: "zh" | "en"; readonly link: string; readonly by: string }; result: null };
  /** Creates an account; an email has a link that sets a password. Takes over an account of an unproved mailbox without privileges. */
  'POST /staff/accounts/add': { input: { readonly username: string; readonly locale: "zh" | "en"; readonly roleCode: "user" | "trialCustomer" | "customer"; readonly expiresAt?: "" | string; readonly configFileAuth?: "0" | "1" | "2"; readonly companyId?: "" | string; readonly isManager?: "0" | "1"; readonly by: string }; result: { readonly id: string } };
  /** Changes the privileges of an account; omitted values stay. If its mailbox is unproved, it then needs a new password, for which an email has a link. Code 503 if a company would lose its last manager. */
  'POST /staff/accounts/change': { input: { readonly id: string; readonly roleCode?: "user" | "trialCustomer" | "customer"; readonly expiresAt?: "" | string; readonly configFileAuth?: "0" | "1" | "2"; readonly companyId?: "" | string; readonly isManager?: "0" | "1"; readonly by: string }; result: null };
  /** Exports up to 10,000 accounts as CSV in UTF-8. */
  'GET /staff/accounts/export': { input: { readonly keyword?: string; readonly role?: "" | "user" | "trialCustomer" | "customer"; readonly standing?: "" | "active" | "expiring" | "expired" | "suspended" | "unproved"; readonly company?: "" | string }; result: null };
  /** Accounts of the website, newest first. */
  'GET /staff/accounts': { input: { readonly keyword?: string; readonly role?: "" | "user" | "trialCustomer" | "customer"; readonly standing?: "" | "active" | "expiring" | "expired" | "suspended" | "unproved"; readonly company?: "" | string; readonly page?: number; readonly pageSize?: number }; result: { readonly total: number; readonly accounts: readonly ({ readonly id: string; readonly username: string; readonly roleCode: "user" | "trialCustomer" | "customer"; readonly expiresAt: string | null; readonly remainingDays: number; readonly registeredAt: string; readonly lastLoginAt: string | null; readonly companyId: string | null; readonly companyName: string; readonly isManager: boolean; readonly configFileAuth: number; readonly suspendedAt: string | null; readonly provedAt: string | null })[] } };
  /** The stored data of an account, and its recent history. */
  'GET /staff/accounts/one': { input: { readonly id: string }; result: { readonly id: string; readonly username: string; readonly roleCode: "user" | "trialCustomer" | "customer"; readonly expiresAt: string | null; readonly remainingDays: number; readonly registeredAt: string; readonly lastLoginAt: string | null; readonly companyId: string | null; readonly companyName: string; readonly isManager: boolean; readonly configFileAuth: number; readonly suspendedAt: string | null; readonly provedAt: string | null; readonly industry: string; readonly statedCompany: string; readonly job: string; readonly locale: "zh" | "en"; readonly trialBegunAt: string | null; readonly history: readonly ({ readonly at: string; readonly action: string; readonly by: string })[] } };
  /** Allows logins to a suspended account again; an email tells its user. */
  'POST /staff/accounts/release': { input: { readonly id: string; readonly by: string }; result: null };
  /** Deletes an account; code 503 if a company would lose its last manager. */
  'POST /staff/accounts/delete': { input: { readonly id: string; readonly by: string }; result: null };
  /** Suspends an account: ends its sessions and refuses logins until it is released; an email tells its user. */
  'POST /staff/accounts/suspend': { input: { readonly id: string; readonly by: string }; result: null };
  /** Creates a company without accounts; code 709 if the name is taken. */
  'POST /staff/companies/add': { input: { readonly name: string; readonly contractEndsAt?: "" | string; readonly by: string }; result: { readonly id: string } };
  /** Changes the name or the end of the contract; code 709 if another company has the name. */
  'POST /staff/companies/change': { input: { readonly id: string; readonly name?: string; readonly contractEndsAt?: "" | string; readonly forCustomers?: "0" | "1"; readonly by: string }; result: null };
  /** Companies and the number of their accounts, by name. */
  'GET /staff/companies': { input: { readonly keyword?: string; readonly page?: number; readonly pageSize?: number }; result: { readonly total: number; readonly companies: readonly ({ readonly id: string; readonly name: string; readonly createdAt: string; readonly contractEndsAt: string | null; readonly accounts: number; readonly managers: number; readonly configFiles: number })[] } };
  /** Deletes a company without accounts, and the config files in its folder; code 710 if it still has accounts. */
  'POST /staff/companies/delete': { input: { readonly id: string; readonly by: string }; result: null };
  /** Exports up to 10,000 rows as CSV in UTF-8. */
  'GET /staff/downloads/export': { input: { readonly keyword?: string }; result: null };
  /** How often restricted files and documents were downloaded or opened, sorted by the count of the last 30 days. */
  'GET /staff/downloads': { input: { readonly keyword?: string; readonly page?: number; readonly pageSize?: number }; result: { readonly total: number; readonly downloads: readonly ({ readonly fileName: string; readonly lastMonth: number; readonly ever: number; readonly lastOn: string })[] } };
}
