import { fillIn } from '#kit/fill-in.ts';
import { propertyOf } from '#kit/property-of.ts';
import { daysWithoutEnd } from '#session/rules.ts';
import { readSession, type UserInfo, watchSession } from '#session/session-state.ts';

/** Shows enterprise customers how long their contract runs, and whom to ask for custom work. */
export default function attachResourceList(root: HTMLElement): () => void {
  const listening = new AbortController();
  const words: unknown = JSON.parse(root.dataset.words ?? '{}');
  const show = () => {
    const user = readSession()?.userInfo;
    root.hidden = user?.roleCode !== 'customer';
    const place = root.querySelector('[data-told]');
    if (place && user) place.textContent = describeContract(user, words);
  };
  watchSession(show, listening.signal);
  show();
  return () => {
    listening.abort();
    root.hidden = true;
  };
}

function describeContract({ remainingDays }: UserInfo, words: unknown): string {
  const say = (name: string) => String(propertyOf(words, name) ?? '');
  if (remainingDays === 0) return say('over');
  if (remainingDays < 0) return say('oneDay');
  return remainingDays >= daysWithoutEnd ? say('unlimited') : fillIn(say('days'), { days: remainingDays });
}
