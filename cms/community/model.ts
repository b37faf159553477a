/** What visitors send by forms. */
export const formKinds = ['feedback', 'contacts'] as const;
export type FormKind = (typeof formKinds)[number];

export const formStatuses = ['new', 'answered', 'closed'] as const;

/** What a list is asked with; an empty value asks for all. */
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
export const accountStandings = ['active', 'expiring', 'expired', 'suspended'] as const;

/** What accounts of visitors are asked with; an empty value asks for all. `company`: an id. */
export interface AccountFilter {
  readonly keyword: string;
  readonly role: string;
  readonly standing: string;
  readonly company: string;
}

export interface RightsChange {
  readonly roleCode?: (typeof accountRoles)[number];
  /** ISO 8601; empty: without end. */
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
  /** ISO 8601; empty: no end is agreed. */
  readonly contractEndsAt?: string;
  /** Whether the privileges of all customers of the company end then too. */
  readonly isForCustomers?: boolean;
}
