import { supportEmail } from '../../contact.ts';
import { legalPage, validFrom } from './legal-page.ts';

export const informationShare = legalPage({
  key: 'informationShare',
  menuOrder: 16,
  validFrom,
  title: { zh: '与第三方共享个人信息清单', en: 'Personal information we share' },
  excerpt: {
    zh: '哪几类服务商会接触到个人信息，各为什么，共享哪些。',
    en: 'Which kinds of providers handle personal information for us, which parts of it, and why.',
  },
  seoTitle: { zh: '与第三方共享个人信息清单', en: 'Personal information we share' },
  seoDescription: {
    zh: '触境与第三方共享个人信息的清单：主机、邮件、视频平台、应用商店与专业顾问等类别，各自的信息、目的与方式。',
    en: 'Which personal information Haptera shares and with whom: hosting, mail, video platforms, app stores and advisers, each with its purpose.',
  },
  summary: {
    zh: '我们不出售个人信息。下面按类别列出受托处理或接收信息的第三方；具体名称可向我们索取。',
    en: 'We do not sell personal information. Below are the kinds of third parties that handle or receive it; ask us for their names.',
  },
  sections: [
    {
      heading: { zh: '受托处理', en: 'Handled on our behalf' },
      body: {
        zh: '<p>这些服务商按合同、只为列出的目的处理信息，合作结束后删除或交还。</p><table><thead><tr><th scope="col">类别</th><th scope="col">信息</th><th scope="col">目的</th></tr></thead><tbody><tr><th scope="row">主机与网络</th><td>网站与账号的全部信息，以加密方式存放</td><td>存储、传输与备份</td></tr><tr><th scope="row">邮件发送</th><td>邮箱与邮件内容</td><td>验证码、通知与答复</td></tr><tr><th scope="row">客服工单</th><td>来信、反馈与联系方式</td><td>登记与跟进问题</td></tr></tbody></table>',
        en: '<p>These providers act under contract and only for the purposes listed. When the work ends, they delete the information or return it.</p><table><thead><tr><th scope="col">Kind</th><th scope="col">Information</th><th scope="col">Purpose</th></tr></thead><tbody><tr><th scope="row">Hosting and network</th><td>All data of the site and accounts, stored encrypted</td><td>Storage, delivery, backups</td></tr><tr><th scope="row">Mail delivery</th><td>Email address and content of the message</td><td>Codes, notices, replies</td></tr><tr><th scope="row">Support desk</th><td>Messages, feedback, contact details</td><td>To record and follow up on questions</td></tr></tbody></table>',
      },
    },
    {
      heading: { zh: '由您触发的连接', en: 'Connections that you start' },
      body: {
        zh: '<table><thead><tr><th scope="col">类别</th><th scope="col">信息</th><th scope="col">何时发生</th></tr></thead><tbody><tr><th scope="row">视频平台</th><td>网络地址与浏览器信息</td><td>您点击播放之后</td></tr><tr><th scope="row">应用商店</th><td>商店账号与下载记录，由商店收集</td><td>您前往商店下载时</td></tr><tr><th scope="row">操作系统</th><td>振动、蓝牙等系统功能的调用</td><td>您使用对应功能时</td></tr></tbody></table><p>它们按各自的规则处理信息，请在使用前阅读。</p>',
        en: '<table><thead><tr><th scope="col">Kind</th><th scope="col">Information</th><th scope="col">When</th></tr></thead><tbody><tr><th scope="row">Video platforms</th><td>Network address, browser details</td><td>After you press play</td></tr><tr><th scope="row">App stores</th><td>Store account and downloads, collected by the store</td><td>When you go there for the app</td></tr><tr><th scope="row">Operating system</th><td>Calls to vibration, Bluetooth and similar functions</td><td>When you use that function</td></tr></tbody></table><p>They follow their own rules. Please read them before you continue.</p>',
      },
    },
    {
      heading: { zh: '企业账号', en: 'Enterprise accounts' },
      body: {
        zh: '<p>使用公司授权的账号时，本公司的管理员可以看到账号邮箱、注册时间、上次登录时间与剩余天数，并可以更改邮箱、重设密码或删除账号。管理员看不到您的效果文件与密码，也看不到其他公司的账号。</p>',
        en: '<p>If your account belongs to a company, its admin sees your email address, when you registered and last signed in, and the days left, and may change the address, set a new password or delete the account. Your effect files, your password and the accounts of other companies stay hidden from them.</p>',
      },
    },
    {
      heading: { zh: '依法提供', en: 'Required by law' },
      body: {
        zh: '<p>收到有权机关依法提出的要求时，我们核实其依据，只提供要求范围内的信息，并在法律允许时告知您。聘请律师、审计等专业顾问时，他们承担保密义务。</p>',
        en: '<p>When an authority makes a lawful request, we check its grounds, provide what the request covers and nothing else, and tell you where the law allows it. Advisers such as lawyers and auditors are bound to confidentiality.</p>',
      },
    },
    {
      heading: { zh: '应用内的第三方代码', en: 'Third-party code in our apps' },
      body: {
        zh: `<p>我们的应用不含第三方广告与统计代码。将来需要加入时，会先更新本清单，并在收集前征得您的同意。有疑问请写信至 <a href="mailto:${supportEmail}">${supportEmail}</a>。</p>`,
        en: `<p>Our apps contain no third-party advertising or analytics code. Should that ever change, this list is updated first, and we ask you before anything is collected. Questions go to <a href="mailto:${supportEmail}">${supportEmail}</a>.</p>`,
      },
    },
  ],
});
