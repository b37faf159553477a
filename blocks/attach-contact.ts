import { callPlatform } from '#session/call-platform.ts';
import { findContactFaults } from '#session/contact-rules.ts';
import { readNothing } from '#session/read-answers.ts';
import { readForm, tendForm } from './tend-form.ts';

/** The attachment of both contact forms: validates the visitor's message and sends it. */
export function attachContact(call: 'POST /community/contact' | 'POST /community/contact/short') {
  return (root: HTMLElement): (() => void) => {
    const listening = new AbortController();
    if (!(root instanceof HTMLFormElement)) return () => {};
    const values = () => ({
      name: '',
      company: '',
      position: '',
      phone: '',
      email: '',
      message: '',
      officialWebsite: '',
      agreed: '',
      ...readForm(root),
    });
    const send = () => callPlatform(call, { ...values(), agreed: '1' }, readNothing);
    tendForm(root, { findFaults: () => findContactFaults(values()), send }, listening.signal);
    return () => listening.abort();
  };
}
