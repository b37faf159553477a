import { type ReactNode, useState } from 'react';
import { NoticePileContext } from './notice.tsx';

/** Something that an editor has to know now. */
export interface PiledNotice {
  /** Identifies the cause. */
  readonly key: string;
  readonly element: ReactNode;
}

/** Shows one notice at a time, the most urgent first, with a button that counts the others and leads to the next. */
export function NoticePile({ notices }: { readonly notices: readonly PiledNotice[] }) {
  const [turned, setTurned] = useState<Turned>({ from: '', index: 0 });
  const index = indexIn(notices, turned);
  const shown = notices[index];
  if (!shown) return null;
  const onNext = () => setTurned({ from: notices[0]?.key ?? '', index: (index + 1) % notices.length });
  return (
    <NoticePileContext value={{ index, count: notices.length, onNext }}>
      <div key={shown.key}>{shown.element}</div>
    </NoticePileContext>
  );
}

/** How far the user has paged through the pile, and with which notice that pile started. */
export interface Turned {
  readonly from: string;
  readonly index: number;
}

/** The notice to show. Starts over as soon as another notice becomes the most urgent. */
export function indexIn(notices: readonly Pick<PiledNotice, 'key'>[], { from, index }: Turned): number {
  return notices[0]?.key === from ? Math.min(index, notices.length - 1) : 0;
}
