'use client';

import dynamic from 'next/dynamic';
import { matchPath } from './match-path.ts';
import { loadMessages } from './messages.ts';
import { readPath } from './navigation.tsx';
import { fetchBuilder } from './shell/fetch-builder.ts';
import { getUiLanguage } from './ui-language.ts';

/** Its words come along: of the studio's two languages, the one it will speak. */
const Studio = dynamic(
  async () => {
    // Along with the rest, without waiting for the CMS to say who this is.
    if (matchPath(readPath()).name === 'builder') fetchBuilder();
    const [{ Studio }] = await Promise.all([import('./studio.tsx'), loadMessages(getUiLanguage())]);
    return Studio;
  },
  { ssr: false },
);

/** The studio lives in the browser alone: nothing of it is drawn on the server. */
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
