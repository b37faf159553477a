import { businessEmail, supportEmail } from '../../contact.ts';
import { legalPage, validFrom } from './legal-page.ts';

export const terms = legalPage({
  key: 'terms',
  menuOrder: 10,
  validFrom,
  title: { zh: '用户协议', en: 'Terms of use' },
  excerpt: {
    zh: '使用触境网站、应用与开发者社区的约定。',
    en: 'What you and we agree on when you use our site, our apps and the developer community.',
  },
  seoTitle: { zh: '用户协议', en: 'Terms of use' },
  seoDescription: {
    zh: '触境用户协议：账号与试用、可以做与不可以做的事、效果文件归谁、付费版本、责任的范围，以及协议的变更与终止。',
    en: 'Terms of use of Haptera: accounts and trials, what is allowed, who owns effect files, paid tiers, liability, and how these terms change or end.',
  },
  summary: {
    zh: '您做的效果归您，我们的工具归我们。请妥善保管账号，不要用我们的服务伤害他人。以下是完整的约定。',
    en: 'What you make is yours; our tools stay ours. Keep your account safe and do not use our services to harm anyone. Below is the whole agreement.',
  },
  sections: [
    {
      heading: { zh: '适用范围', en: 'What these terms cover' },
      body: {
        zh: '<p>本协议适用于触境网站、手机应用、桌面专业版与开发者社区（以下合称“服务”）。协议双方是您与触境（以下称“我们”）。</p><p>您代表公司使用服务时，请确认您有权代表公司接受本协议；此时“您”也指该公司。渲染引擎、驱动芯片与付费版本另有合同，合同与本协议不一致时，以合同为准。</p>',
        en: '<p>These terms apply to the Haptera website, the mobile app, the desktop Pro and the developer community (together, the services). The parties are you and Haptera (we, us).</p><p>If you use the services for a company, please make sure that you may accept these terms on its behalf; you then also means that company. The rendering engine, driver chips and paid tiers have contracts of their own. Where a contract differs from these terms, the contract decides.</p>',
      },
    },
    {
      heading: { zh: '账号', en: 'Your account' },
      body: {
        zh: '<ul><li>注册时请使用您本人的、能收到邮件的邮箱。行业、公司与职务可以不填。</li><li>密码由您保管。发现他人使用您的账号，请立即更改密码并告知我们。</li><li>账号只供一个人使用，不得出租、出借或转让。</li><li>未满十四周岁的，请由监护人代为注册与使用。</li></ul><p>您可以随时注销账号。有效期内的企业账号与试用账号由商务协助注销，以便先处理其中的授权。</p>',
        en: '<ul><li>Register with an email address of your own that receives mail. Industry, company and job are optional.</li><li>Keep your password to yourself. If someone else uses your account, change your password at once and tell us.</li><li>An account is for one person. It must not be rented, lent or passed on.</li><li>Anyone under fourteen needs a parent or guardian to register and use it for them.</li></ul><p>You may delete your account at any time. Enterprise accounts and running trials are deleted with the help of our sales team, who settle the licences first.</p>',
      },
    },
    {
      heading: { zh: '试用', en: 'Trials' },
      body: {
        zh: '<p>试用期为 <strong>7 天</strong>，自确认之时起计算，每个账号可申请一次。试用期内可以使用桌面专业版，并查看配置文件。</p><p>到期后，专业版功能停止，您的效果文件仍在您的设备上，不受影响。</p>',
        en: '<p>A trial runs for <strong>7 days</strong> from the moment you confirm it, once per account. During it you may use the desktop Pro and see configuration files.</p><p>When it ends, the Pro functions stop. Your effect files stay on your device and are not touched.</p>',
      },
    },
    {
      heading: { zh: '我们授予您的许可', en: 'What we license to you' },
      body: {
        zh: '<p>在遵守本协议的前提下，我们授予您一项非独占、不可转让、可撤销的许可，用于在您的设备上安装与使用应用和工具，下载并使用示例代码与预置效果。</p><p>示例代码与预置效果可以用于您自己的产品，也可以修改；不得将它们作为素材库单独出售或再次分发。附有单独许可的文件，按其许可使用。</p>',
        en: '<p>As long as you keep to these terms, we give you a non-exclusive, non-transferable and revocable licence to install and use our apps and tools on your devices, and to download and use sample code and preset effects.</p><p>You may use sample code and presets in your own products, and change them. You may not sell or pass them on by themselves as a library. Files that carry a licence of their own are used under that licence.</p>',
      },
    },
    {
      heading: { zh: '您的内容', en: 'Your content' },
      body: {
        zh: '<p>您制作或上传的效果、声音、配置文件与文字归您或原权利人所有。为了提供服务，您允许我们存储、转换与向您指定的人展示这些内容，仅此而已。</p><p>请只上传您有权使用的内容。收到权利人的有效通知后，我们会移除相关内容，并告知您理由与申诉方式。</p>',
        en: '<p>Effects, sounds, configuration files and texts that you make or upload belong to you or to whoever owned them before. You allow us to store and convert them and to show them to the people you choose, as far as the services need it, and no further.</p><p>Please upload only what you have a right to use. After a valid notice from a rights holder we remove the content, and tell you why and how to object.</p>',
      },
    },
    {
      heading: { zh: '请不要这样做', en: 'What we ask you not to do' },
      body: {
        zh: '<ul><li>绕过登录、授权或用量限制，或干扰服务运行；</li><li>反向工程引擎与驱动芯片中的程序，法律明确允许的除外；</li><li>上传恶意程序，或未经同意收集他人的个人信息；</li><li>制作以疼痛、惊吓或干扰驾驶为目的的触感效果；</li><li>以我们的名义发布内容，或使人误以为得到我们的认可。</li></ul>',
        en: '<ul><li>Do not circumvent sign-in, licences or limits, or disrupt the services.</li><li>Do not reverse engineer the software of the engine and the driver chips, except where the law allows it.</li><li>Do not upload malware or collect other people’s personal information without their consent.</li><li>Do not design effects that are meant to hurt, to startle or to distract a driver.</li><li>Do not speak in our name or suggest that we endorse you.</li></ul>',
      },
    },
    {
      heading: { zh: '付费版本', en: 'Paid tiers' },
      body: {
        zh: `<p>免费版不收费。其他版本的价格、期限、发票与退款以合同为准；网站上的价格供参考，不是要约。商务邮箱：<a href="mailto:${businessEmail}">${businessEmail}</a>。</p>`,
        en: `<p>The Free tier costs nothing. Prices, terms, invoices and refunds of the other tiers are settled by contract; prices on the site are a guide and not an offer. Write to <a href="mailto:${businessEmail}">${businessEmail}</a>.</p>`,
      },
    },
    {
      heading: { zh: '服务的变更与中断', en: 'Changes and interruptions' },
      body: {
        zh: '<p>我们会改进服务，也可能停止其中一部分。会减少您现有功能的变更，我们提前三十天通知；出于安全或法律要求须立即进行的除外。计划内的维护会提前公布。</p>',
        en: '<p>We improve the services and may end parts of them. If a change takes away something that you use, we tell you thirty days in advance, unless safety or the law leaves no time. Planned maintenance is announced.</p>',
      },
    },
    {
      heading: { zh: '触感与安全', en: 'Haptics and safety' },
      body: {
        zh: '<p>长时间的强振动可能引起不适，请适度使用；装有心脏起搏器等植入设备的，请先咨询医生。触感提示用于辅助，不能代替画面、声音与您自己的判断，尤其是在驾驶时。</p>',
        en: '<p>Strong vibration over a long time can be unpleasant; please use it in moderation. If you have a pacemaker or another implant, ask your doctor first. Haptic alerts assist. They do not replace what you see and hear or your own judgement, least of all while driving.</p>',
      },
    },
    {
      heading: { zh: '责任', en: 'Liability' },
      body: {
        zh: '<p>服务按现状提供。我们以应有的谨慎维护它，但不保证它不会中断或没有错误。</p><p>在法律允许的范围内，我们不对间接损失、利润损失或您未备份的数据负责。本条不限制因故意或重大过失、人身伤害或法律不得排除的其他情形而产生的责任，也不影响消费者的法定权利。</p>',
        en: '<p>The services are provided as they are. We look after them with due care, but cannot promise that they are never interrupted or free of errors.</p><p>As far as the law permits, we are not liable for indirect loss, for lost profit or for data that you did not back up. Nothing here limits liability for intent or gross negligence, for injury to people, or wherever the law forbids it, nor the statutory rights of consumers.</p>',
      },
    },
    {
      heading: { zh: '终止', en: 'Ending this agreement' },
      body: {
        zh: '<p>您可以停止使用服务并<a href="/community/account-deletion">注销账号</a>，本协议随之终止。您严重违反本协议时，我们可以暂停或终止您的账号；能够补救的，我们先通知并给您合理的期限。</p><p>终止后，您已经合法放入产品的示例代码与预置效果可以继续使用。</p>',
        en: '<p>You may stop using the services and <a href="/en/community/account-deletion">delete your account</a>; that ends this agreement. If you seriously break it, we may suspend or close your account. Where a breach can be remedied, we tell you first and give you reasonable time.</p><p>Sample code and presets that are lawfully part of your products may stay in them.</p>',
      },
    },
    {
      heading: { zh: '协议的变更', en: 'Changes to these terms' },
      body: {
        zh: '<p>我们可能修订本协议。重大变更会在生效前三十天通过网站与邮件告知，并列出改动之处。不同意的，您可以在生效前停止使用并注销账号；继续使用表示您接受新的版本。</p>',
        en: '<p>We may revise these terms. Important changes are announced on the site and by email thirty days before they take effect, with a list of what is different. If you do not agree, stop using the services and delete your account before that day; using them afterwards means that you accept the new version.</p>',
      },
    },
    {
      heading: { zh: '法律与争议', en: 'Law and disputes' },
      body: {
        zh: '<p>本协议的订立、履行与解释适用中华人民共和国法律。发生争议时，双方先行协商；协商不成的，由触境注册地有管辖权的人民法院处理。法律对消费者另有保护的，从其规定。</p><p>中英文版本含义不一致时，以中文版本为准。</p>',
        en: '<p>These terms are governed by the laws of the People’s Republic of China. If there is a dispute, we talk first; failing that, the competent court at the seat of Haptera decides. Mandatory rules that protect consumers remain in force.</p><p>Where the two languages differ in meaning, the Chinese version prevails.</p>',
      },
    },
    {
      heading: { zh: '联系我们', en: 'How to reach us' },
      body: {
        zh: `<p>对本协议有疑问，请写信至 <a href="mailto:${supportEmail}">${supportEmail}</a>，我们一般在 3–7 个工作日内答复。个人信息的处理见<a href="/privacy">隐私政策</a>。</p>`,
        en: `<p>Questions about these terms go to <a href="mailto:${supportEmail}">${supportEmail}</a>; we usually reply within 3–7 working days. How we handle personal information is described in the <a href="/en/privacy">privacy policy</a>.</p>`,
      },
    },
  ],
});
