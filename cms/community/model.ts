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
