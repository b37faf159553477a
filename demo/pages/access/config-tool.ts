import featureGrid from '#blocks/feature-grid/block.ts';
import { block } from '../../block.ts';
import type { SeedPage } from '../../seed-document.ts';
import { restrictedPage } from './restricted-page.ts';
import { emptyList, toolPage } from './tool-page.ts';

const configTool = restrictedPage({
  key: 'configTool',
  parent: 'community',
  layout: 'configTool',
  menuOrder: 20,
  title: { zh: '配置工具', en: 'Configuration tool' },
  excerpt: {
    zh: '一款设备、一颗马达、一份配置文件：让引擎知道怎样驱动。',
    en: 'One device, one actuator, one file that tells the engine how to drive it.',
  },
  seoTitle: { zh: '配置工具', en: 'Configuration tool' },
  seoDescription: {
    zh: '触境配置工具：为设备与马达保存、修改与下载配置文件，全公司共用一份。面向已开通的设备厂商与集成商，开通请联系商务。',
    en: 'Haptera’s configuration tool keeps one configuration file for each device and actuator, for the whole company. For device makers with access.',
  },
  lede: {
    zh: '一款设备、一颗马达、一份配置文件。全公司用的是同一份，谁改过、何时改的，一目了然。',
    en: 'One device, one actuator, one file. Your whole company uses the same one, and sees who created it and when it changed.',
  },
  access: {
    needs: 'configTool',
    view: 'overview',
    heading: { zh: '您的配置文件', en: 'Your configuration files' },
    text: emptyList,
  },
  more: (links) => [
    block(featureGrid, 'configtool-ways', {
      heading: { zh: '配置文件的保存、共用与取用', en: 'Keep, share and use configuration files' },
      intro: {
        zh: '现场应用工程师与您一起测出头一版，之后由您的团队维护。',
        en: 'A field application engineer measures the first version with you. After that it is your team’s.',
      },
      features: [
        {
          icon: 'file',
          title: { zh: '保存', en: 'Keep' },
          text: {
            zh: '一个 .zip、.he 或 .json 文件，不超过 200 MB。网络中断后接着上传，不必从头再来。',
            en: 'One .zip, .he or .json of up to 200 MB. An interrupted upload resumes where it stopped.',
          },
          link: links.page('configCreate'),
        },
        {
          icon: 'users',
          title: { zh: '共用', en: 'Share' },
          text: {
            zh: '按名称、马达或设备型号查找。两个人同时修改，工具会并排列出，由您选择。',
            en: 'Search by name, actuator or device. When two people change a file, both versions appear side by side to choose from.',
          },
          link: links.page('configList'),
        },
        {
          icon: 'download',
          title: { zh: '取用', en: 'Use' },
          text: {
            zh: '下载地址为您一人签发，5 分钟内有效。校验值写在旁边，放进固件之前可以核对。',
            en: 'Each download has its own address, valid for five minutes, and a checksum to verify before the file goes into firmware.',
          },
          link: links.page('configList'),
        },
      ],
      columns: 'three',
      tone: 'light',
    }),
  ],
  heading: { zh: '一份配置文件的内容', en: 'What a configuration file records' },
  lead: {
    zh: '同一颗马达装进不同的设备，起振与停止各不相同。配置文件记录这一款设备的测量结果。',
    en: 'One actuator starts and stops differently in every device. The file records how it behaves in this one.',
  },
  body: {
    zh: '<ul><li><strong>名称</strong>：便于团队里的人找到它；</li><li><strong>马达型号</strong>与<strong>设备型号</strong>：这份文件为哪一组合测得；</li><li><strong>备注</strong>：批次、结构、固件，同事需要了解的信息；</li><li><strong>更新时间</strong>与<strong>创建人</strong>：谁建立了它，何时修改过。</li></ul>',
    en: '<ul><li><strong>Name</strong>: so that your colleagues find it.</li><li><strong>Actuator</strong> and <strong>device</strong>: the pair that it was measured for.</li><li><strong>Note</strong>: batch, housing, firmware, whatever your colleagues should know.</li><li><strong>Last update</strong> and <strong>creator</strong>: who set it up, and when it changed last.</li></ul>',
  },
  further: (links) => [
    { label: { zh: '查看全部文件', en: 'See all files' }, link: links.page('configList') },
    { label: { zh: '请我们定制', en: 'Have one made for you' }, link: links.page('customConfig') },
  ],
});

const configList = toolPage({
  key: 'configList',
  view: 'list',
  menuOrder: 1,
  title: { zh: '配置文件列表', en: 'Configuration files' },
  excerpt: { zh: '本公司的全部配置文件。', en: 'All configuration files of your company.' },
  seoTitle: { zh: '配置文件列表', en: 'Configuration files' },
  seoDescription: {
    zh: '查看本公司的配置文件：名称、马达型号、设备型号、更新时间与创建人，并从这里新建、修改、下载或删除。需要开通权限。',
    en: 'The configuration files of your company by name, actuator, device, last update and creator. Create, change, download or delete them here.',
  },
  heading: { zh: '列表里还没有文件？', en: 'No file in the list yet?' },
  lead: {
    zh: '请联系您的现场应用工程师（FAE），由他为您的设备建立头一份文件。',
    en: 'Please contact your field application engineer (FAE), who will set up the first file for your device.',
  },
  body: {
    zh: '<p>每一份文件写明名称、马达型号、设备型号、更新时间与创建人。本公司有权限的同事都可以查看与下载；修改与删除由创建人或企业管理员进行。</p>',
    en: '<p>Each file states its name, actuator, device, last update and creator. Colleagues with access see and download it; its creator and the admins of your company change and delete it.</p>',
  },
});

const configCreate = toolPage({
  key: 'configCreate',
  view: 'create',
  menuOrder: 2,
  title: { zh: '新建配置文件', en: 'A new configuration file' },
  excerpt: { zh: '名称、型号与一个文件。', en: 'A name, two models and a file.' },
  seoTitle: { zh: '新建配置文件', en: 'A new configuration file' },
  seoDescription: {
    zh: '新建配置文件：填写名称、马达型号与设备型号，上传一个不超过 200 MB 的文件，保存后全公司即可使用。需要开通权限。',
    en: 'Create a configuration file: a name, the models of actuator and device, and one file of up to 200 MB. Your whole company can use it once it is saved.',
  },
  heading: { zh: '上传之前', en: 'Before you upload' },
  lead: {
    zh: '选好文件即开始上传，其余内容可以同时填写。',
    en: 'The upload begins when you choose the file. You can keep typing meanwhile.',
  },
  body: {
    zh: '<ul><li>可以上传 .zip、.he 或 .json，不超过 200 MB；文本文件不超过 10 MB。</li><li>网络中断后会自动继续；刷新页面后再次选择同一个文件，也从中断处继续。</li><li>填写的内容保留在本标签页，保存或退出登录后清除。</li></ul>',
    en: '<ul><li>A .zip, .he or .json of up to 200 MB; text files up to 10 MB.</li><li>After a network interruption the upload resumes automatically. After a reload, choose the same file again and it resumes where it stopped.</li><li>What you type is kept in this tab until you save it or log out.</li></ul>',
  },
});

const configEdit = toolPage({
  key: 'configEdit',
  view: 'edit',
  menuOrder: 3,
  title: { zh: '修改配置文件', en: 'Change a configuration file' },
  excerpt: {
    zh: '更换马达、批次或结构之后，换上新的文件。',
    en: 'A new file after a change of actuator, batch or housing.',
  },
  seoTitle: { zh: '修改配置文件', en: 'Change a configuration file' },
  seoDescription: {
    zh: '修改配置文件：更换马达、批次或结构之后更新型号、备注与文件。同事同时修改时，两个版本并排列出，由您选择。需要开通权限。',
    en: 'Change a configuration file after a new actuator, batch or housing. When a colleague changes it too, both versions stand side by side.',
  },
  heading: { zh: '什么时候需要修改', en: 'When a change is due' },
  lead: {
    zh: '结构、马达或批次变化之后，需要重新测量。',
    en: 'After a change of housing, actuator or batch, measure again.',
  },
  body: {
    zh: '<ul><li>换了马达的型号或批次；</li><li>外壳、支架或胶的位置有改动；</li><li>评审之后要更轻、更重或更短。</li></ul><p>保存后，新文件替换旧文件，请先留好仍需要的旧版本。</p>',
    en: '<ul><li>A different actuator, or a different batch of it.</li><li>A change of housing, bracket or glue.</li><li>A review that asks for lighter, heavier or shorter.</li></ul><p>Once saved, the new file replaces the previous one. Download that first if you still need it.</p>',
  },
});

const downloadDetail = toolPage({
  key: 'downloadDetail',
  view: 'detail',
  menuOrder: 4,
  title: { zh: '下载配置文件', en: 'Download a configuration file' },
  excerpt: { zh: '核对型号与校验值，然后下载。', en: 'Compare models and checksum, then download.' },
  seoTitle: { zh: '下载配置文件', en: 'Download a configuration file' },
  seoDescription: {
    zh: '下载配置文件：型号、大小、更新时间与校验值，核对后下载，放入设备并确认已经生效。下载地址 5 分钟内有效。需要开通权限。',
    en: 'Download a configuration file: models, size, last update and checksum to compare, and how to see that the device uses it. Requires access.',
  },
  heading: { zh: '下载之后', en: 'After the download' },
  lead: { zh: '一份文件，对应一种设备与一种马达。', en: 'One file serves one device with one actuator.' },
  body: {
    zh: '<ol><li>核对型号与校验值。</li><li>放入固件约定的位置，重新启动设备。</li><li>播放自检效果：清脆的一下表示已经生效，沉闷的一下表示仍在使用默认值。</li></ol>',
    en: '<ol><li>Compare the models and the checksum.</li><li>Put it where the firmware expects it, and restart the device.</li><li>Play the test effect: a crisp click means that the file is in use, a dull one that the defaults still are.</li></ol>',
  },
});

const customConfig = restrictedPage({
  key: 'customConfig',
  parent: 'community',
  layout: 'configTool',
  menuOrder: 21,
  title: { zh: '定制配置', en: 'Custom configuration' },
  excerpt: {
    zh: '没有配置工具的权限，也可以请我们为设备制作配置文件。',
    en: 'No access to the tool? We can make a configuration file for your device.',
  },
  seoTitle: { zh: '定制配置', en: 'Custom configuration' },
  seoDescription: {
    zh: '定制配置：寄来样机或测量数据，由触境的工程师为您的设备与马达制作配置文件，在真机上调校后交付。',
    en: 'Custom configuration: send a prototype or measurements, and our engineers make the file for your device and actuator, tuned on the real device.',
  },
  lede: {
    zh: '请我们的工程师为您的设备定制配置。',
    en: 'Have our engineers make a configuration for your device.',
  },
  heading: { zh: '定制配置的步骤', en: 'How custom configuration works' },
  lead: {
    zh: '适合头一次使用引擎，或没有测量条件的团队。',
    en: 'For teams that are new to the engine, or have nothing to measure with.',
  },
  body: {
    zh: '<ol><li><strong>寄样。</strong>样机，或设备型号、马达型号与测量数据。</li><li><strong>制作。</strong>工程师测量起振与停止，写出配置文件。</li><li><strong>试用。</strong>在真机上与您一起试，改到满意。</li></ol>',
    en: '<ol><li><strong>You send.</strong> A prototype, or the models of device and actuator with measurements.</li><li><strong>We make.</strong> Our engineers measure start and stop and write the file.</li><li><strong>We try.</strong> On the real device, together with you, until it is right.</li></ol>',
  },
  access: {
    needs: 'customConfig',
    heading: { zh: '提出定制', en: 'Request yours' },
    text: {
      zh: '请写明设备型号、马达型号与用途，由我们的工程师与您联系。',
      en: 'Tell us the models of device and actuator and what it is for. Our engineers will get in touch.',
    },
  },
  further: (links) => [
    { label: { zh: '了解配置工具', en: 'About the configuration tool' }, link: links.page('configTool') },
  ],
});

/** Parents come before their children. */
export const configPages: readonly SeedPage[] = [
  configTool,
  configList,
  configCreate,
  configEdit,
  downloadDetail,
  customConfig,
];
