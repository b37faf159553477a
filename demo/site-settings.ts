import { contactEmail, supportEmail } from './contact.ts';

/** Everything but the front page, whose id is only known once it is stored. Operators fill in their own filing number. */
export const siteSettings = {
  title: { zh: '触境', en: 'Haptera' },
  description: {
    zh: '触觉设计、渲染与驱动：为游戏、手机、笔记本与汽车带来清楚的手感。',
    en: 'Haptic design, rendering and drivers for games, phones, laptops and cars.',
  },
  slogan: { zh: '让触感，看得见', en: 'Touch, made visible' },
  copyright: { zh: '© 2024–2026 触境', en: '© 2024–2026 Haptera' },
  filing: { zh: '示例备案号：粤ICP备00000000号', en: 'Sample filing number: 粤ICP备00000000号' },
  contactEmail,
  chatAddress: 'https://haptera.example/wechat',
  chatCaption: { zh: '微信扫一扫，关注触境', en: 'Scan with WeChat to follow Haptera' },
  email: supportEmail,
  timezone: 'Asia/Shanghai',
  showOnFront: 'page',
} as const;
