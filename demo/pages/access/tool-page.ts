import callToAction from '#blocks/call-to-action/block.ts';
import configAccess from '#blocks/config-access/block.ts';
import richText from '#blocks/rich-text/block.ts';
import type { Localized } from '#cms-schema/locale.ts';
import { block } from '../../block.ts';
import { writeToSupport } from '../../contact.ts';
import type { SeedPage, SeedText } from '../../seed-document.ts';

interface ToolPage extends SeedText, Pick<SeedPage, 'menuOrder'> {
  /** Also its slug. */
  readonly key: 'configList' | 'configCreate' | 'configEdit' | 'downloadDetail';
  readonly view: 'list' | 'create' | 'edit' | 'detail';
  readonly heading: Localized;
  readonly lead: Localized;
  readonly body: Localized;
}

/** Shown to a company without files. */
export const emptyList = {
  zh: '还没有配置文件。请联系您的现场应用工程师（FAE），由他为您的设备建立头一份文件。',
  en: 'There is no configuration file yet. Please contact your field application engineer (FAE), who will set up the first one for your device.',
} as const;

/**
 * A page of the configuration tool. Visitors come here to work: the tool opens the page, and its explanation follows.
 */
export function toolPage({ view, heading, lead, body, ...seed }: ToolPage): SeedPage {
  const { key, title } = seed;
  const id = key.toLowerCase();
  return {
    ...seed,
    slug: key,
    parent: 'configTool',
    layout: 'configTool',
    isHidden: true,
    blocks: (links) => [
      block(configAccess, `${id}-access`, {
        heading: title,
        needs: 'configTool',
        view,
        text: emptyList,
        tone: 'light',
      }),
      block(richText, `${id}-about`, { heading, lead, body, width: 'beside', tone: 'tint' }),
      block(callToAction, `${id}-contact`, {
        heading: { zh: `${title.zh}：技术支持`, en: `${title.en}: help from support` },
        text: {
          zh: '测量、校准与固件问题，请写信给技术支持；权限与续期，请联系商务。',
          en: 'Write to support about measuring, tuning and firmware. Our sales team grants and renews access.',
        },
        actions: [
          { label: { zh: '写信给技术支持', en: 'Write to support' }, link: writeToSupport },
          { label: { zh: '关于配置工具', en: 'About the tool' }, link: links.page('configTool') },
        ],
        look: 'line',
        tone: 'light',
      }),
    ],
  };
}
