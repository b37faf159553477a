import { isEmail, isPhone, isWebsite } from './rules.ts';

/**
 * The rules for the contact forms (specification, section 5), for the forms and the service that enforces them. The
 * specification does not say which fields are required. We require what a reply needs: a person, a question and a way to
 * reach them. Position, business type, usage scenarios, device, website and office address are optional.
 */
export const requiredOfContact = ['name', 'company', 'phone', 'email', 'message'] as const;

/** In characters. */
export const longestMessage = 4_000;
/** In characters: names and the like. */
export const longestLine = 200;
/** In code units. */
export const longestWebsite = 300;

/** What is wrong with a field; the form translates it. */
export type FieldFault = 'required' | 'phone' | 'email' | 'website' | 'agreement' | 'choice' | 'long';

export interface FaultyField {
  readonly field: string;
  readonly fault: FieldFault;
}

/** `agreed`: `1` if the visitor accepted the privacy policy. Fields that a form does not have are empty. */
export interface ContactValues {
  readonly name: string;
  readonly company: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
  readonly officialWebsite: string;
  readonly agreed: string;
}

/** All faults, in the order of the form; at most one per field. */
export function findContactFaults(values: ContactValues): FaultyField[] {
  const isGiven = (name: (typeof requiredOfContact)[number]) => values[name].trim() !== '';
  const faults: (FaultyField | false)[] = [
    ...requiredOfContact.map((field) => !isGiven(field) && ({ field, fault: 'required' } as const)),
    isGiven('phone') && !isPhone(values.phone.trim()) && { field: 'phone', fault: 'phone' },
    isGiven('email') && !isEmail(values.email.trim()) && { field: 'email', fault: 'email' },
    values.officialWebsite.trim() !== '' &&
      !isWebsite(values.officialWebsite.trim()) && { field: 'officialWebsite', fault: 'website' },
    values.agreed !== '1' && { field: 'agreed', fault: 'agreement' },
  ];
  return faults.filter((fault) => fault !== false);
}

/** In the order of their numbers, which start at 1 (specification, section 3). */
export const feedbackTypes = ['bug', 'permission', 'usage', 'business', 'other'] as const;

/** `type`: the number of a feedback type. `email`: where the reply goes; it may be empty. */
export interface FeedbackValues {
  readonly type: string;
  readonly content: string;
  readonly email: string;
}

export function findFeedbackFaults({ type, content, email }: FeedbackValues): FaultyField[] {
  const faults: (FaultyField | false)[] = [
    feedbackTypes[Number(type) - 1] === undefined && { field: 'type', fault: 'choice' },
    content.trim() === '' && { field: 'content', fault: 'required' },
    email.trim() !== '' && !isEmail(email.trim()) && { field: 'email', fault: 'email' },
  ];
  return faults.filter((fault) => fault !== false);
}

/** A file name's extension in lower case, without the dot; empty if there is none. */
export function extensionOf(fileName: string): string {
  return /\.([A-Za-z0-9]{1,8})$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
}
