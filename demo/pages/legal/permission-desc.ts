import { legalPage, validFrom } from './legal-page.ts';

export const permissionDesc = legalPage({
  key: 'permissionDesc',
  menuOrder: 17,
  validFrom,
  title: { zh: '应用权限说明', en: 'What the app may use' },
  excerpt: {
    zh: '手机应用会请求哪些系统权限，各有什么用，拒绝之后会怎样。',
    en: 'The permissions that the mobile app asks for, what each is for, and what happens if you say no.',
  },
  seoTitle: { zh: '应用权限说明', en: 'Permissions of the mobile app' },
  seoDescription: {
    zh: '触境手机应用的权限说明：振动、麦克风、文件、相机、蓝牙与附近设备、网络、通知。写明用途、请求的时机与拒绝的影响。',
    en: 'Permissions of the Haptera app: vibration, microphone, files, camera, Bluetooth, network and notifications. What each is for and what a refusal means.',
  },
  summary: {
    zh: '权限只在用到它的那一刻请求。拒绝任何一项，其他功能照常使用；您可以随时在系统设置中更改。',
    en: 'The app asks for a permission at the moment it needs it. Refuse any of them and the rest works as before; you can change your mind in the system settings.',
  },
  sections: [
    {
      heading: { zh: '振动', en: 'Vibration' },
      body: {
        zh: '<p><strong>用途：</strong>播放触感效果，这是应用的基本功能。</p><p><strong>请求：</strong>系统在安装时授予，不弹出询问。您可以在系统设置里关闭触感，应用便不再振动。</p>',
        en: '<p><strong>What for:</strong> to play haptic effects, which is what the app is for.</p><p><strong>When:</strong> the system grants it on installation, without asking. Turn haptics off in the system settings and the app stays still.</p>',
      },
    },
    {
      heading: { zh: '麦克风', en: 'Microphone' },
      body: {
        zh: '<p><strong>用途：</strong>录下一段声音，生成对应的触感效果。</p><p><strong>请求：</strong>点击“录音”时。声音在设备上处理，不上传。</p><p><strong>拒绝：</strong>可以改为导入已有的声音文件。</p>',
        en: '<p><strong>What for:</strong> to record a sound and turn it into an effect.</p><p><strong>When:</strong> as you press Record. The sound is handled on the device and not uploaded.</p><p><strong>If you refuse:</strong> import a sound file instead.</p>',
      },
    },
    {
      heading: { zh: '文件与媒体', en: 'Files and media' },
      body: {
        zh: '<p><strong>用途：</strong>导入声音，导出效果文件。</p><p><strong>请求：</strong>通过系统的文件选择器，应用只看得到您选中的那一个。</p><p><strong>拒绝：</strong>仍可使用应用内的预置效果。</p>',
        en: '<p><strong>What for:</strong> to import sounds and export effect files.</p><p><strong>When:</strong> through the file picker of the system; the app sees the one file that you choose.</p><p><strong>If you refuse:</strong> the presets in the app remain.</p>',
      },
    },
    {
      heading: { zh: '相机', en: 'Camera' },
      body: {
        zh: '<p><strong>用途：</strong>扫描桌面专业版显示的二维码，把两台设备连在一起。</p><p><strong>请求：</strong>打开扫码界面时。画面只用于识别，不拍照，不保存。</p><p><strong>拒绝：</strong>可以手动输入连接码。</p>',
        en: '<p><strong>What for:</strong> to scan the code that the desktop Pro shows, so that the two find each other.</p><p><strong>When:</strong> as the scanner opens. The camera image is only used to read the code; nothing is photographed or kept.</p><p><strong>If you refuse:</strong> type the code by hand.</p>',
      },
    },
    {
      heading: { zh: '蓝牙与附近的设备', en: 'Bluetooth and nearby devices' },
      body: {
        zh: '<p><strong>用途：</strong>在手柄等外设上播放效果。</p><p><strong>请求：</strong>添加外设时。较早的 Android 把蓝牙扫描归在位置权限之下，应用不会由此推算您的位置。</p><p><strong>拒绝：</strong>效果只在手机上播放。</p>',
        en: '<p><strong>What for:</strong> to play effects on controllers and other accessories.</p><p><strong>When:</strong> as you add one. Older versions of Android treat scanning as location access; the app does not determine where you are.</p><p><strong>If you refuse:</strong> effects play only on the phone.</p>',
      },
    },
    {
      heading: { zh: '网络', en: 'Network' },
      body: {
        zh: '<p><strong>用途：</strong>登录，下载预置效果与更新，接收桌面专业版发来的效果。</p><p><strong>请求：</strong>系统在安装时授予；iPhone 会在连接同一网络里的电脑之前询问。</p><p><strong>拒绝：</strong>已在手机上的效果可以离线使用。</p>',
        en: '<p><strong>What for:</strong> to sign in, to fetch presets and updates, and to receive effects from the desktop Pro.</p><p><strong>When:</strong> the system grants it on installation; an iPhone asks before it connects to a computer on the same network.</p><p><strong>If you refuse:</strong> what is on the phone works offline.</p>',
      },
    },
    {
      heading: { zh: '通知', en: 'Notifications' },
      body: {
        zh: '<p><strong>用途：</strong>试用到期、新的预置效果等提醒。</p><p><strong>请求：</strong>您在设置里打开提醒时。</p><p><strong>拒绝：</strong>不影响任何功能。</p>',
        en: '<p><strong>What for:</strong> reminders, such as the end of a trial or new presets.</p><p><strong>When:</strong> as you turn reminders on in the settings.</p><p><strong>If you refuse:</strong> nothing else changes.</p>',
      },
    },
  ],
});
