import type { SeedPage } from '../../seed-document.ts';
import { restrictedPage } from './restricted-page.ts';

const eyebrow = { zh: '配置工具', en: 'Configuration tool' };

const access = {
  needs: 'configTool',
  heading: { zh: '您的配置文件', en: 'Your configuration files' },
  text: {
    zh: '还没有配置文件。请联系您的现场应用工程师（FAE），由他为您的设备建立头一份文件。',
    en: 'There is no configuration file yet. Please contact your field application engineer (FAE), who sets up the first one for your device.',
  },
} as const;

const configTool = restrictedPage({
  key: 'configTool',
  parent: 'community',
  layout: 'configTool',
  menuOrder: 20,
  eyebrow: { zh: '开发者社区', en: 'Developer community' },
  title: { zh: '配置工具', en: 'Configuration tool' },
  excerpt: {
    zh: '为一款设备与它的马达制作配置文件，让引擎知道怎样驱动。',
    en: 'Make the configuration file that tells the engine how to drive the actuator of a device.',
  },
  seoTitle: { zh: '配置工具', en: 'Configuration tool' },
  seoDescription: {
    zh: '触境配置工具：为设备与马达制作、修改与下载配置文件。面向已开通的设备厂商与集成商，开通请联系商务。',
    en: 'The configuration tool of Haptera makes and keeps configuration files for a device and its actuator. For device makers and integrators with access.',
  },
  lede: {
    zh: '设备厂商与集成商在这里制作配置文件。',
    en: 'Device makers and integrators make their configuration files here.',
  },
  heading: { zh: '配置文件里有什么', en: 'What a configuration file holds' },
  lead: {
    zh: '同一颗马达，装进不同的设备，手感就不同。配置文件记下这一台的脾气。',
    en: 'One actuator feels different in every device. The file records the temper of this one.',
  },
  body: {
    zh: '<ul><li><strong>名称</strong>：便于团队里的人找到它；</li><li><strong>马达型号</strong>与<strong>设备型号</strong>：引擎据此选择驱动方式；</li><li><strong>更新时间</strong>与<strong>创建人</strong>：知道谁在什么时候改过。</li></ul><p>文件由现场应用工程师与您一起测出头一版，之后可以自己修改。</p>',
    en: '<ul><li><strong>Name</strong>: so that your colleagues find it.</li><li><strong>Actuator</strong> and <strong>device model</strong>: by these the engine chooses how to drive.</li><li><strong>Last update</strong> and <strong>creator</strong>: who changed it, and when.</li></ul><p>A field application engineer measures the first version with you. After that it is yours to change.</p>',
  },
  access,
  further: (links) => [
    { label: { zh: '我的配置文件', en: 'My configuration files' }, link: links.page('configList') },
    { label: { zh: '请我们定制', en: 'Have one made for you' }, link: links.page('customConfig') },
  ],
});

const configList = restrictedPage({
  key: 'configList',
  parent: 'configTool',
  layout: 'configTool',
  menuOrder: 1,
  eyebrow,
  title: { zh: '配置文件列表', en: 'Configuration files' },
  excerpt: { zh: '本公司的全部配置文件。', en: 'All configuration files of your company.' },
  seoTitle: { zh: '配置文件列表', en: 'Configuration files' },
  seoDescription: {
    zh: '查看本公司的配置文件：名称、马达型号、设备型号、更新时间与创建人，并从这里新建、修改或下载。需要开通权限。',
    en: 'The configuration files of your company by name, actuator, device model, last update and creator. Make, change or download them here, with access.',
  },
  lede: { zh: '登录后，这里列出本公司的配置文件。', en: 'After sign-in, the files of your company are listed here.' },
  heading: { zh: '列表还是空的？', en: 'Nothing in the list yet?' },
  lead: {
    zh: '请联系您的现场应用工程师（FAE），由他为您的设备建立头一份文件。',
    en: 'Please contact your field application engineer (FAE), who sets up the first file for your device.',
  },
  body: {
    zh: '<p>每一份文件写明名称、马达型号、设备型号、更新时间与创建人。可以修改、下载，也可以照着一份新建。</p>',
    en: '<p>Each file states its name, actuator, device model, last update and creator. It can be changed, downloaded, or taken as the start of a new one.</p>',
  },
  access,
  further: (links) => [
    { label: { zh: '新建', en: 'Make a new one' }, link: links.page('configCreate') },
    { label: { zh: '修改', en: 'Change one' }, link: links.page('configEdit') },
    { label: { zh: '下载说明', en: 'About downloads' }, link: links.page('downloadDetail') },
  ],
});

const configCreate = restrictedPage({
  key: 'configCreate',
  parent: 'configTool',
  layout: 'configTool',
  menuOrder: 2,
  eyebrow,
  title: { zh: '新建配置文件', en: 'A new configuration file' },
  excerpt: { zh: '从设备与马达的型号开始。', en: 'It begins with the models of device and actuator.' },
  seoTitle: { zh: '新建配置文件', en: 'A new configuration file' },
  seoDescription: {
    zh: '新建配置文件：填写名称、设备型号与马达型号，上传测量数据，得到引擎可以直接使用的文件。需要开通权限。',
    en: 'Make a configuration file: a name, device and actuator models and your measurements, and the engine can use it at once. Access is needed.',
  },
  lede: {
    zh: '开通之后，三步得到一份新的配置文件。',
    en: 'With access, a new configuration file takes three steps.',
  },
  heading: { zh: '三步', en: 'Three steps' },
  lead: { zh: '请先备好样机与测量数据。', en: 'Have a prototype and its measurements at hand.' },
  body: {
    zh: '<ol><li>填写名称、设备型号与马达型号。</li><li>上传测量数据，工具算出驱动参数。</li><li>在样机上试播，满意后保存。</li></ol>',
    en: '<ol><li>Enter a name and the models of device and actuator.</li><li>Upload your measurements; the tool works out how to drive.</li><li>Play it on the prototype, and save it when you are content.</li></ol>',
  },
  access,
  further: (links) => [{ label: { zh: '返回列表', en: 'Back to the list' }, link: links.page('configList') }],
});

const configEdit = restrictedPage({
  key: 'configEdit',
  parent: 'configTool',
  layout: 'configTool',
  menuOrder: 3,
  eyebrow,
  title: { zh: '修改配置文件', en: 'Change a configuration file' },
  excerpt: { zh: '更换马达或批次之后，重新校准。', en: 'Calibrate anew after a change of actuator or batch.' },
  seoTitle: { zh: '修改配置文件', en: 'Change a configuration file' },
  seoDescription: {
    zh: '修改配置文件：更换马达、批次或结构之后重新校准，保留之前的版本，写明更新时间与修改人。需要开通权限。',
    en: 'Change a configuration file after a new actuator, batch or housing. The version before is kept, with who changed it and when. Access is needed.',
  },
  lede: {
    zh: '开通之后，可以修改本公司的配置文件。',
    en: 'With access, you may change the configuration files of your company.',
  },
  heading: { zh: '什么时候需要修改', en: 'When a change is due' },
  lead: { zh: '结构一变，手感就变。', en: 'A new housing is a new feel.' },
  body: {
    zh: '<ul><li>换了马达的型号或批次；</li><li>外壳、支架或胶的位置有改动；</li><li>评审之后要更轻、更重或更短。</li></ul><p>保存时，之前的版本留在记录里，随时可以取回。</p>',
    en: '<ul><li>Another actuator, or another batch of it.</li><li>A change of housing, bracket or glue.</li><li>A review that asks for lighter, heavier or shorter.</li></ul><p>The version before stays on record and can be brought back.</p>',
  },
  access,
  further: (links) => [{ label: { zh: '返回列表', en: 'Back to the list' }, link: links.page('configList') }],
});

const downloadDetail = restrictedPage({
  key: 'downloadDetail',
  parent: 'configTool',
  layout: 'configTool',
  menuOrder: 4,
  eyebrow,
  title: { zh: '下载配置文件', en: 'Download a configuration file' },
  excerpt: { zh: '下载之后放在哪里，怎样确认生效。', en: 'Where it goes, and how to see that it works.' },
  seoTitle: { zh: '下载配置文件', en: 'Download a configuration file' },
  seoDescription: {
    zh: '下载配置文件：文件放在设备的哪里，引擎怎样读取，怎样确认已经生效，以及文件与固件版本的对应。需要开通权限。',
    en: 'Download a configuration file: where it goes on the device, how the engine reads it, and how to see that it is in use. Access is needed.',
  },
  lede: {
    zh: '开通之后，可以下载本公司的配置文件。',
    en: 'With access, you may download the configuration files of your company.',
  },
  heading: { zh: '下载之后', en: 'After the download' },
  lead: { zh: '一份文件，对应一种设备与一种马达。', en: 'One file serves one device with one actuator.' },
  body: {
    zh: '<ol><li>核对文件里的设备型号与马达型号。</li><li>放入固件约定的位置，重新启动设备。</li><li>播放自检效果：清脆的一下表示已经生效，沉闷的一下表示仍在使用默认值。</li></ol>',
    en: '<ol><li>Compare the models in the file with your device and actuator.</li><li>Put it where the firmware expects it, and restart the device.</li><li>Play the check: a crisp click means that it is in use, a dull one that the defaults still are.</li></ol>',
  },
  access,
  further: (links) => [{ label: { zh: '返回列表', en: 'Back to the list' }, link: links.page('configList') }],
});

const customConfig = restrictedPage({
  key: 'customConfig',
  parent: 'community',
  layout: 'configTool',
  menuOrder: 21,
  eyebrow: { zh: '开发者社区', en: 'Developer community' },
  title: { zh: '定制配置', en: 'Custom configuration' },
  excerpt: {
    zh: '没有配置工具的权限，也可以请我们为设备制作配置文件。',
    en: 'Without access to the tool, have a configuration file made for your device by us.',
  },
  seoTitle: { zh: '定制配置', en: 'Custom configuration' },
  seoDescription: {
    zh: '定制配置：寄来样机或测量数据，由触境的工程师为您的设备与马达制作配置文件，在真机上调校后交付。',
    en: 'Custom configuration: send a prototype or measurements, and our engineers make the file for your device and actuator, tuned on the real thing.',
  },
  lede: {
    zh: '登录的用户可以在这里提出定制的请求。',
    en: 'Users who are signed in request a configuration of their own here.',
  },
  heading: { zh: '定制怎样进行', en: 'How it is done' },
  lead: {
    zh: '适合头一次使用引擎，或没有测量条件的团队。',
    en: 'For teams who are new to the engine, or have nothing to measure with.',
  },
  body: {
    zh: '<ol><li><strong>寄样。</strong>样机，或设备型号、马达型号与测量数据。</li><li><strong>制作。</strong>工程师测量起振与停止，写出配置文件。</li><li><strong>试手。</strong>在真机上与您一起听、一起摸，改到满意。</li></ol>',
    en: '<ol><li><strong>You send.</strong> A prototype, or the models of device and actuator with measurements.</li><li><strong>We make.</strong> Our engineers measure start and stop and write the file.</li><li><strong>We try.</strong> On the real device, together with you, until it is right.</li></ol>',
  },
  access: {
    needs: 'customConfig',
    heading: { zh: '提出定制', en: 'Ask for yours' },
    text: {
      zh: '请写明设备型号、马达型号与用途，由我们的工程师与您联系。',
      en: 'Tell us the models of device and actuator and what it is for. Our engineers get in touch with you.',
    },
  },
  further: (links) => [
    { label: { zh: '了解配置工具', en: 'About the configuration tool' }, link: links.page('configTool') },
  ],
});

/** A page stands after the one that it is below. */
export const configPages: readonly SeedPage[] = [
  configTool,
  configList,
  configCreate,
  configEdit,
  downloadDetail,
  customConfig,
];
