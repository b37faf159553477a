import { callPlatform } from '#session/call-platform.ts';
import { findContactFaults } from '#session/contact-rules.ts';
import { readNothing } from '#session/read-answers.ts';
import { readForm, tendForm } from '../tend-form.ts';

/** Sends what somebody wrote, once it can be answered. */
export default function attachShortContactForm(root: HTMLElement): () => void {
  const listening = new AbortController();
  if (!(root instanceof HTMLFormElement)) return () => {};
  const values = () => ({
    ...{ name: '', company: '', position: '', phone: '', email: '', message: '', officialWebsite: '', agreed: '' },
    ...readForm(root),
  });
  tendForm(
    root,
    {
      findFaults: () => findContactFaults(values()),
      send: () => callPlatform('POST /community/contact/short', { ...values(), agreed: '1' }, readNothing),
    },
    listening.signal,
  );
  return () => listening.abort();
}
