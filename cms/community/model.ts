/** The forms that visitors can send. */
export const formKinds = ['feedback', 'contacts'] as const;
export type FormKind = (typeof formKinds)[number];

export const formStatuses = ['new', 'answered', 'closed'] as const;

/** Filters for a list; empty values match everything. */
export interface CommunityFilter {
  readonly keyword: string;
  readonly status: string;
  /** A type of feedback, a contact form, or a state of mails. */
  readonly kind: string;
}

export interface CommunityPage {
  readonly page: number;
  readonly pageSize: number;
}

export interface FormAnswer {
  readonly status: (typeof formStatuses)[number];
  readonly note: string;
}

export const accountRoles = ['user', 'trialCustomer', 'customer'] as const;
export const accountStandings = ['active', 'expiring', 'expired', 'suspended', 'unproved'] as const;

/** Filters for visitors' accounts; empty values match everything. `company`: an id. */
export interface AccountFilter {
  readonly keyword: string;
  readonly role: string;
  readonly standing: string;
  readonly company: string;
}

export interface RightsChange {
  readonly roleCode?: (typeof accountRoles)[number];
  /** ISO 8601; empty: never expires. */
  readonly expiresAt?: string;
  /** 1: the config tool; 0: custom files; 2: neither. */
  readonly configFileAuth?: number;
  /** Empty: none. */
  readonly companyId?: string;
  readonly isManager?: boolean;
}

export interface NewAccount extends RightsChange {
  readonly username: string;
  readonly locale: string;
}

export interface CompanyChange {
  readonly name?: string;
  /** ISO 8601; empty: open-ended. */
  readonly contractEndsAt?: string;
  /** Whether the privileges of all customers of the company expire at that time too. */
  readonly isForCustomers?: boolean;
}
