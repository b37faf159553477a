'use client';

import dynamic from 'next/dynamic';
import { loadMessages } from './messages.ts';
import { StudioAbsent } from './shell/studio-absent.tsx';
import { getUiLanguage } from './ui-language.ts';

/** Loaded together with the interface texts of the one language the studio will use. */
const Studio = dynamic(
  async () => {
    const loading = Promise.all([import('./studio.tsx'), loadMessages(getUiLanguage())]);
    return loading.then(
      ([{ Studio }]) => Studio,
      () => StudioAbsent,
    );
  },
  { ssr: false },
);

/** The studio runs in the browser only; nothing is rendered on the server. */
export function StudioRoot() {
  return (
    <>
      <noscript>
        <p style={{ padding: '2rem' }} lang="zh-CN">
          工作台需要 JavaScript。请在浏览器设置中开启后重新打开此页。
        </p>
        <p style={{ padding: '2rem' }} lang="en">
          The studio needs JavaScript. Turn it on in your browser and open this page again.
        </p>
      </noscript>
      <Studio />
    </>
  );
}
