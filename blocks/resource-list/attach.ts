import { fillIn } from '#kit/fill-in.ts';
import { propertyOf } from '#kit/property-of.ts';
import { readSession, type UserInfo, watchSession } from '#session/session-state.ts';

/** Enterprise customers read how long their contract runs, and whom to ask for what is made for them. */
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

/** What the platform says of a contract without end. */
const WITHOUT_END = 9_999;

function describeContract({ remainingDays }: UserInfo, words: unknown): string {
  const say = (name: string) => String(propertyOf(words, name) ?? '');
  if (remainingDays === 0) return say('over');
  if (remainingDays < 0) return say('oneDay');
  return remainingDays >= WITHOUT_END ? say('unlimited') : fillIn(say('days'), { days: remainingDays });
}
