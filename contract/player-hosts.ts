import type { FrameHost } from '#kit/html/frame-host.ts';

/** Players that a text may frame: hosts that serve nothing but a video player, without cookies where there is a choice. */
export const playerHosts: readonly FrameHost[] = [
  { host: 'www.youtube-nocookie.com', readFrom: ['www.youtube.com/embed/', 'youtube.com/embed/'] },
  { host: 'player.bilibili.com' },
  { host: 'player.vimeo.com' },
];
