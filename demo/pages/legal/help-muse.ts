import { supportEmail } from '../../contact.ts';
import { legalPage } from './legal-page.ts';

export const helpMuse = legalPage({
  key: 'help-muse',
  menuOrder: 14,
  title: { zh: '影音触感帮助', en: 'Help for music and film' },
  excerpt: {
    zh: '在音乐、影片与直播里打开触感，调整强度，与耳机对齐。',
    en: 'Turning haptics on in music, film and live video, setting the strength, and matching them to your headphones.',
  },
  seoTitle: { zh: '影音触感帮助', en: 'Help for haptics in music and film' },
  seoDescription: {
    zh: '影音触感帮助：支持 iPhone 8 与 Android 8 及以上，打开与关闭、强度、与无线耳机对齐，以及耗电与发热的说明。',
    en: 'Help for haptics in music and film on iPhone 8, Android 8 or later: turning them on, strength, wireless headphones, battery and heat.',
  },
  summary: {
    zh: '播放时，触感跟随节拍与低音。这里说明怎样打开，怎样调到舒服。',
    en: 'As you listen, haptics follow beat and bass. Here is how to turn it on and make it comfortable.',
  },
  sections: [
    {
      heading: { zh: '打开与关闭', en: 'On and off' },
      body: {
        zh: '<ol><li>在支持的应用里打开播放界面，点触感图标。</li><li>不同的内容可以分别设置：音乐、影片、直播。</li><li>关闭系统的触感，所有应用一并安静。</li></ol><p>哪些应用支持，见<a href="/explore/application">支持的应用</a>。</p>',
        en: '<ol><li>Open the player of a supported app and press the haptics icon.</li><li>Music, film and live video each have their own switch.</li><li>Turn haptics off in the system and every app falls silent.</li></ol><p>See the list of <a href="/en/explore/application">supported apps</a>.</p>',
      },
    },
    {
      heading: { zh: '调整强度', en: 'Strength' },
      body: {
        zh: '<p>从低的一档开始，听完一首再决定。手机握在手里、放在桌上与夹在支架上，感受差别很大；换了放法，请重新调整。</p>',
        en: '<p>Start low and decide after a whole song. A phone feels very different in the hand, on a table and in a holder; adjust it when you move it.</p>',
      },
    },
    {
      heading: { zh: '与耳机对齐', en: 'Matching your headphones' },
      body: {
        zh: '<p>无线耳机的声音会晚一点。应用按耳机报告的延迟推后触感；如果仍有先后，请在播放设置里微调，以鼓点与手上的一下重合为准。</p>',
        en: '<p>Wireless headphones play a little late. The app delays the haptics by what the headphones report. If the two still drift apart, adjust the delay in the player’s settings until you hear and feel the drum at the same moment.</p>',
      },
    },
    {
      heading: { zh: '安静的段落', en: 'Quiet passages' },
      body: {
        zh: '<p>人声与对白默认不振动，安静处就该安静。没有感觉不一定是故障：换一首鼓点清楚的曲子再试。</p>',
        en: '<p>Voices and dialogue do not vibrate unless you ask for it, and quiet passages stay quiet. Feeling nothing is not necessarily a fault: try a track with clear drums.</p>',
      },
    },
    {
      heading: { zh: '电量与发热', en: 'Battery and heat' },
      body: {
        zh: '<p>连续振动比单次点击耗电。电量低或机身发热时，系统可能降低强度，冷却后恢复。长时间观看，建议用较低的一档。</p>',
        en: '<p>Continuous vibration takes more power than single clicks. On a low battery or a warm phone the system may reduce the strength; it returns when the phone has cooled. For a long evening, choose a lower setting.</p>',
      },
    },
    {
      heading: { zh: '还需要帮助', en: 'Still stuck?' },
      body: {
        zh: `<p>写信至 <a href="mailto:${supportEmail}">${supportEmail}</a>，写明手机型号、应用与曲目。想把触感加进自己的应用，请看<a href="/solution/muse">影音娱乐方案</a>。</p>`,
        en: `<p>Write to <a href="mailto:${supportEmail}">${supportEmail}</a> with your phone model, the app and the track. To bring haptics to an app of your own, see <a href="/en/solution/muse">haptics for music and film</a>.</p>`,
      },
    },
  ],
});
