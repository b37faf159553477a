import { defineBlock } from '#cms-schema/define-block.ts';
import { choice } from '#cms-schema/fields/choice.ts';
import { colorToken } from '#cms-schema/fields/color-token.ts';
import { link } from '#cms-schema/fields/link.ts';
import { text } from '#cms-schema/fields/text.ts';

export default defineBlock({
  name: 'haptera/open-app',
  title: { zh: '打开应用', en: 'Open the app' },
  description: {
    zh: '在手机上打开应用；打不开时前往应用商店或说明页。在微信等应用的内置浏览器里，提示改用系统浏览器。',
    en: 'Opens the app on a phone, or leads to its store or to a page that helps. In the browser of another app it says what to do.',
  },
  category: 'action',
  keywords: ['app', 'scheme', 'deep link', 'store', '唤起', '跳转', '应用商店', '微信'],
  fields: {
    heading: text({ label: { zh: '标题', en: 'Heading' }, maxLength: 120, required: true }),
    text: text({ label: { zh: '说明', en: 'Text' }, maxLength: 400, multiline: true }),
    moment: choice({
      label: { zh: '用在哪里', en: 'Where it stands' },
      options: {
        open: { zh: '打开应用的页面', en: 'On the page that opens the app' },
        failed: { zh: '没有打开时的页面', en: 'On the page shown when that failed' },
      },
      default: 'open',
    }),
    scheme: text({
      label: { zh: '应用的地址', en: 'Address of the app' },
      help: {
        zh: '以应用自己的协议开头，例如 haptera://open。',
        en: 'Begins with the app’s own scheme, for example haptera://open.',
      },
      maxLength: 200,
      required: true,
      translation: 'shared',
      when: { field: 'moment', is: 'open' },
    }),
    appStore: link({
      label: { zh: 'iPhone 应用商店', en: 'Store for iPhones' },
      help: {
        zh: '留空时，打不开应用的访客前往说明页。',
        en: 'If this is empty, visitors without the app go to the help page.',
      },
      when: { field: 'moment', is: 'open' },
    }),
    androidStore: link({
      label: { zh: 'Android 应用商店', en: 'Store for Android' },
      when: { field: 'moment', is: 'open' },
    }),
    fallback: link({
      label: { zh: '打不开时的说明页', en: 'Page that helps when it fails' },
      when: { field: 'moment', is: 'open' },
    }),
    opener: link({
      label: { zh: '打开应用的页面', en: 'Page that opens the app' },
      help: { zh: '访客复制它的链接，或再试一次。', en: 'Visitors can copy its link or try again there.' },
      required: true,
      when: { field: 'moment', is: 'failed' },
    }),
    tone: colorToken({ label: { zh: '底色', en: 'Surface' }, section: 'layout', default: 'dark' }),
  },
  heading: 'heading',
  pages: { types: ['page'], layouts: ['independent'] },
  liveness: 'attached',
  example: {
    zh: {
      attributes: {
        heading: '在应用里感受',
        text: '效果要在手上才分得清。请在手机上打开触境应用。',
        moment: 'open',
        scheme: 'haptera://open',
        appStore: null,
        androidStore: null,
        fallback: { kind: 'path', path: '/community/open-app-fail' },
        opener: null,
        tone: 'dark',
      },
    },
    en: {
      attributes: {
        heading: 'Feel it in the app',
        text: 'You have to feel an effect to judge it. Open the Haptera app on your phone.',
        moment: 'open',
        scheme: 'haptera://open',
        appStore: null,
        androidStore: null,
        fallback: { kind: 'path', path: '/community/open-app-fail' },
        opener: null,
        tone: 'dark',
      },
    },
  },
});
