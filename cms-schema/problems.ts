import type { Reporter } from './problem.ts';

/** Everything that can be wrong with a value, as messages for editors. */
export const problems = {
  required: (report: Reporter) => report.incomplete('required', { zh: '请填写此项。', en: 'Fill in this field.' }),
  tooLong: (report: Reporter, max: number) =>
    report.incomplete('too_long', {
      zh: `最多 ${max} 个字符，请缩短。`,
      en: `Shorten this to at most ${max} characters.`,
    }),
  tooMany: (report: Reporter, max: number) =>
    report.incomplete('too_many', { zh: `最多 ${max} 项，请删减。`, en: `Keep at most ${max} items.` }),
  tooFew: (report: Reporter, min: number) =>
    report.incomplete('too_few', { zh: `至少需要 ${min} 项。`, en: `Add items until there are at least ${min}.` }),
  taken: (report: Reporter) =>
    report.incomplete('taken', {
      zh: '另一篇已经使用此值，请另取一个。',
      en: 'Another document already uses this. Choose another value.',
    }),
  outOfRange: (report: Reporter, min: number, max: number) =>
    report.incomplete('out_of_range', {
      zh: `请填写 ${min} 到 ${max} 之间的数。`,
      en: `Enter a number from ${min} to ${max}.`,
    }),
  notAnInteger: (report: Reporter) =>
    report.incomplete('not_an_integer', { zh: '请填写整数。', en: 'Enter a whole number.' }),
  notAnOption: (report: Reporter, options: readonly string[]) =>
    report.malformed('not_an_option', {
      zh: `只能是：${options.join('、')}。`,
      en: `Use one of: ${options.join(', ')}.`,
    }),
  unsafeUrl: (report: Reporter) =>
    report.malformed('unsafe_url', {
      zh: '链接须以 https、http、mailto 或 tel 开头。',
      en: 'Start the link with https, http, mailto or tel.',
    }),
  notText: (report: Reporter) => report.malformed('not_text', { zh: '此处须为文字。', en: 'This must be text.' }),
  notAToggle: (report: Reporter) =>
    report.malformed('not_a_toggle', { zh: '此处须为 true 或 false。', en: 'This must be true or false.' }),
  notANumber: (report: Reporter) =>
    report.malformed('not_a_number', { zh: '此处须为数字。', en: 'This must be a number.' }),
  notADate: (report: Reporter) =>
    report.malformed('not_a_date', { zh: '日期格式须为 2024-11-29。', en: 'Write the date as 2024-11-29.' }),
  notALink: (report: Reporter) =>
    report.malformed('not_a_link', {
      zh: '链接须指向本站页面、本站路径或完整网址。',
      en: 'Link to a page of this site, a path on this site or a full URL.',
    }),
  notMedia: (report: Reporter) =>
    report.malformed('not_media', {
      zh: '请选择媒体库中的文件，或合适的示例。',
      en: 'Choose a file from the media library, or a sample of the right kind.',
    }),
  notForEveryone: (report: Reporter) =>
    report.incomplete('not_for_everyone', {
      zh: '此文件不对所有人开放，不能在这里显示。请另选一个，或在媒体库更改其可见范围。',
      en: 'This file is not for everyone, so it cannot be shown here. Choose another one, or change who may access it in the library.',
    }),
  notAReference: (report: Reporter) =>
    report.malformed('not_a_reference', { zh: '请选择一篇内容。', en: 'Choose a document of this site.' }),
  notATerm: (report: Reporter) =>
    report.malformed('not_a_term', { zh: '请选择一个分类或标签。', en: 'Choose a category or a tag.' }),
  notAList: (report: Reporter) => report.malformed('not_a_list', { zh: '此处须为列表。', en: 'This must be a list.' }),
  notAGroup: (report: Reporter) =>
    report.malformed('not_a_group', { zh: '此处须为一组字段。', en: 'This must be a group of fields.' }),
  slotTooMany: (report: Reporter, max: number) =>
    report.incomplete('slot_too_many', { zh: `此处最多放 ${max} 个区块。`, en: `Keep at most ${max} blocks here.` }),
  slotTooFew: (report: Reporter, min: number) =>
    report.incomplete('slot_too_few', {
      zh: `此处至少需要 ${min} 个区块。`,
      en: `Add blocks here until there are at least ${min}.`,
    }),
  notAllowedHere: (report: Reporter, type: string) =>
    report.incomplete('not_allowed_here', {
      zh: `${type} 不能放在此处。`,
      en: `${type} is not allowed here. Move it somewhere else.`,
    }),
  newerVersion: (report: Reporter, version: number, known: number) =>
    report.incomplete('newer_version', {
      zh: `此区块由更新的版本（${version}）写成，本系统只认识到 ${known}。请先升级。`,
      en: `This block was saved by a newer version (${version}) than this system supports (${known}). Upgrade first.`,
    }),
} as const;
