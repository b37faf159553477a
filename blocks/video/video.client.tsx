'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';

export interface VideoDoorProps {
  readonly embedUrl: string;
  /** The video's own page: where the link leads without JavaScript, or in a new tab. */
  readonly watchUrl: string;
  readonly title: string;
  /** The link's name: `Play: …`. */
  readonly label: string;
  /** The poster. */
  readonly children: ReactNode;
}

/** A poster that becomes the platform's player when it is pressed: nothing is loaded from there before. */
export function VideoDoor({ embedUrl, watchUrl, title, label, children }: VideoDoorProps) {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) {
    return (
      <iframe
        ref={(frame) => frame?.focus()}
        className="video-stage"
        src={embedUrl}
        title={title}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <a className="video-stage" href={watchUrl} target="_blank" rel="noopener" aria-label={label} onClick={play}>
      {children}
    </a>
  );
}
