import type { FrameHost } from '#kit/html/frame-host.ts';

/** Hosts that content may embed as frames: they serve only a video player, in a cookieless variant where one exists. */
export const playerHosts: readonly FrameHost[] = [
  { host: 'www.youtube-nocookie.com', readFrom: ['www.youtube.com/embed/', 'youtube.com/embed/'] },
  { host: 'player.bilibili.com' },
  { host: 'player.vimeo.com' },
];
