import { type ReactNode, useState } from 'react';
import { NoticePileContext } from './notice.tsx';

/** Something that an editor has to know now. */
export interface PiledNotice {
  /** Names its cause. */
  readonly key: string;
  readonly element: ReactNode;
}

/** One notice at a time, the most urgent first; how many others wait stands on it, and leads to them. */
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

/** How far somebody has gone through the pile that began with this notice. */
export interface Turned {
  readonly from: string;
  readonly index: number;
}

/** Which notice lies on top: whatever has become the most urgent since is shown first. */
export function indexIn(notices: readonly Pick<PiledNotice, 'key'>[], { from, index }: Turned): number {
  return notices[0]?.key === from ? Math.min(index, notices.length - 1) : 0;
}
