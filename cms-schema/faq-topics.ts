/** Topics of FAQ questions, in the order in which pages list them. */
export const faqTopics = {
  start: { zh: '开始使用', en: 'Getting started' },
  account: { zh: '账号与试用', en: 'Accounts and trials' },
  design: { zh: '设计与效果', en: 'Design and effects' },
  engine: { zh: '引擎与接入', en: 'Engine and integration' },
  hardware: { zh: '芯片与触控板', en: 'Chips and trackpads' },
  business: { zh: '版本与合作', en: 'Tiers and business' },
} as const;
