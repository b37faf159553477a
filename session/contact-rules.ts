import { isEmail, isPhone, isWebsite } from './rules.ts';

/**
 * What the contact forms ask of their values (specification, section 5), for the forms that show it and the service that
 * enforces it. The specification leaves open which fields are required: an answer needs somebody to answer and a way to reach
 * them, so it is these. Position, business type, usage scenarios, device, website and office address are left to the visitor.
 */
export const requiredOfContact = ['name', 'company', 'phone', 'email', 'message'] as const;

/** Characters. */
export const longestMessage = 4_000;

/** What is wrong with a field; the form says it in the visitor's language. */
export type FieldFault = 'required' | 'phone' | 'email' | 'website' | 'agreement' | 'choice';

export interface FaultyField {
  readonly field: string;
  readonly fault: FieldFault;
}

/** `agreed`: `1` when the privacy policy was agreed to. Fields that a form does not have are empty. */
export interface ContactValues {
  readonly name: string;
  readonly company: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
  readonly officialWebsite: string;
  readonly agreed: string;
}

/** Everything that is wrong, in the order of the form; at most one fault for each field. */
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

/** In the order of their numbers, from 1 (specification, section 3). */
export const feedbackTypes = ['bug', 'permission', 'usage', 'business', 'other'] as const;

/** `type`: the number of a feedback type. `email`: where the answer goes; it may be empty. */
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

/** The ending of a file's name in small letters, without its dot; empty when there is none. */
export function extensionOf(fileName: string): string {
  return /\.([A-Za-z0-9]{1,8})$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
}
