import { supportEmail } from '../../contact.ts';
import { legalPage } from './legal-page.ts';

export const help = legalPage({
  key: 'help',
  menuOrder: 12,
  title: { zh: '手机应用帮助', en: 'Help for the mobile app' },
  excerpt: {
    zh: '安装、播放预置效果、录制声音、连接手柄与桌面，以及没有触感时怎么办。',
    en: 'Installing, playing presets, recording, connecting a controller or the desktop, and what to do when you feel nothing.',
  },
  seoTitle: { zh: '手机应用帮助', en: 'Help for the mobile app' },
  seoDescription: {
    zh: '触境手机应用帮助：支持 iPhone 8 与 Android 8 及以上，安装与登录、预置效果、从声音生成、连接外设，没有触感时的检查步骤。',
    en: 'Help for the Haptera app on iPhone 8, Android 8 or later: setting up, presets, effects from sound, accessories, and what to check when you feel nothing.',
  },
  summary: {
    zh: '应用用来感受与记录触感。看哪一章，取决于您想做什么。',
    en: 'The app is for feeling haptics and sketching them. Start with the section that names what you want to do.',
  },
  sections: [
    {
      heading: { zh: '开始之前', en: 'Before you start' },
      body: {
        zh: '<ul><li>系统：iPhone 8、Android 8 及以上。</li><li>机型：先在<a href="/explore/hapticslist">支持的机型</a>里查一查；不在名单上的手机也能播放，细节会少一些。</li><li>打开系统设置里的触感，关闭省电模式。</li></ul>',
        en: '<ul><li>System: iPhone 8, Android 8 or later.</li><li>Model: look it up in the list of <a href="/en/explore/hapticslist">supported models</a>. Other phones play effects as well, with less detail.</li><li>Turn on haptics in the system settings, and turn power saving off.</li></ul>',
      },
    },
    {
      heading: { zh: '播放预置效果', en: 'Playing presets' },
      body: {
        zh: '<ol><li>打开“效果”，挑一组，例如“按键”。</li><li>轻点一个效果，手机立刻播放；按住不放则循环。</li><li>拖动强度，找到手上刚好的一档。</li><li>点星标收藏，桌面专业版里也能看到。</li></ol><p>免费版带 50 多个预置效果，不登录也可以感受。</p>',
        en: '<ol><li>Open Effects and choose a group, such as Keys.</li><li>Tap an effect to play it at once; hold to repeat it.</li><li>Drag the strength until it feels right in your hand.</li><li>Star it, and the desktop Pro shows it too.</li></ol><p>The Free tier has 50+ presets, and you may feel them without signing in.</p>',
      },
    },
    {
      heading: { zh: '从声音生成', en: 'Making an effect from sound' },
      body: {
        zh: '<ol><li>点“新建”，录一段声音，或导入文件。</li><li>应用找出撞击与起伏，画出瞬态与包络。</li><li>删去多余的几下，再播放比较。</li><li>需要精修时，发送到桌面专业版继续。</li></ol><p>声音在手机上处理，不会上传。</p>',
        en: '<ol><li>Press New, then record a sound or import a file.</li><li>The app finds hits and swells and draws transients and envelopes.</li><li>Remove what is too much, play it again and compare.</li><li>For finer work, send it to the desktop Pro.</li></ol><p>Sounds are handled on the phone and not uploaded.</p>',
      },
    },
    {
      heading: { zh: '连接桌面与手柄', en: 'Connecting the desktop and controllers' },
      body: {
        zh: '<h3>桌面专业版</h3><p>手机与电脑连到同一网络，在桌面上打开“连接手机”，扫描二维码。之后在桌面上的每次改动，手机都会跟着播放。</p><h3>手柄</h3><p>先在系统设置里配对，再在应用里选它作为输出。左右握把各有一颗马达的手柄，可以感到方位。</p>',
        en: '<h3>Desktop Pro</h3><p>Connect phone and computer to the same network, choose “Connect a phone” on the desktop and scan the code. From then on the phone plays every change that you make there.</p><h3>Controllers</h3><p>Pair the controller in the system settings first, then choose it as output in the app. With an actuator in each grip you can feel direction.</p>',
      },
    },
    {
      heading: { zh: '没有触感时', en: 'When you feel nothing' },
      body: {
        zh: '<ol><li>系统的触感开关与应用的强度是否打开。</li><li>省电模式与勿扰是否关闭；电量很低时，有的手机会停用马达。</li><li>是否选了别的输出，例如已经离开的手柄。</li><li>换一个预置效果；仍然没有，请重新启动手机。</li></ol>',
        en: '<ol><li>Are haptics on in the system, and is the strength in the app above zero?</li><li>Are power saving and do-not-disturb off? On a low battery some phones stop their actuator.</li><li>Is another output chosen, such as a controller that is no longer connected?</li><li>Try another preset. If it is silent too, restart the phone.</li></ol>',
      },
    },
    {
      heading: { zh: '账号与数据', en: 'Account and data' },
      body: {
        zh: '<p>效果文件保存在手机上，可以导出备份。应用会用到的权限见<a href="/permissionDesc">应用权限说明</a>，个人信息的处理见<a href="/privacy">隐私政策</a>。不再使用时，可以<a href="/community/account-deletion">注销账号</a>。</p>',
        en: '<p>Effect files are kept on the phone and can be exported. The permissions that the app uses are described in <a href="/en/permissionDesc">what the app may use</a>, the rest in the <a href="/en/privacy">privacy policy</a>. If you no longer need your account, you can <a href="/en/community/account-deletion">delete it</a>.</p>',
      },
    },
    {
      heading: { zh: '还需要帮助', en: 'Still stuck?' },
      body: {
        zh: `<p>写信至 <a href="mailto:${supportEmail}">${supportEmail}</a>，附上手机型号、系统版本与操作步骤，至多 3 个附件，每个不超过 10 MB。我们一般在 3–7 个工作日内答复。桌面专业版另有<a href="/help-desktop">帮助</a>。</p>`,
        en: `<p>Write to <a href="mailto:${supportEmail}">${supportEmail}</a> with your phone model, system version and what you did; up to 3 attachments of 10 MB each. We usually reply within 3–7 working days. The desktop Pro has <a href="/en/help-desktop">help of its own</a>.</p>`,
      },
    },
  ],
});
