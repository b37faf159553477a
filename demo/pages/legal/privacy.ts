import { supportEmail } from '../../contact.ts';
import { legalPage, validFrom } from './legal-page.ts';

export const privacy = legalPage({
  key: 'privacy',
  menuOrder: 11,
  validFrom,
  title: { zh: '隐私政策', en: 'Privacy policy' },
  excerpt: {
    zh: '我们收集哪些个人信息，为什么，保存多久，您有哪些权利。',
    en: 'What personal information we collect and why, how long we keep it, and what your rights are.',
  },
  seoTitle: { zh: '隐私政策', en: 'Privacy policy' },
  seoDescription: {
    zh: '触境隐私政策：浏览网站不需要账号，没有广告跟踪。写明收集的信息与用途、保存期限、共享对象、您的权利与联系方式。',
    en: 'Privacy policy of Haptera: no account to read the site and no advertising trackers. What we collect and why, how long we keep it, and your rights.',
  },
  summary: {
    zh: '浏览网站不需要账号，也没有广告与跟踪。只有在您注册、来信或使用应用时，我们才处理完成这件事所需的信息。',
    en: 'You can read the site without an account, and nobody tracks you for advertising. Only when you register, write to us or use the app do we handle the information that this requires.',
  },
  sections: [
    {
      heading: { zh: '谁负责', en: 'Who is responsible' },
      body: {
        zh: `<p>触境（以下称“我们”）是网站、应用与开发者社区的个人信息处理者。关于个人信息的问题与请求，请写信至 <a href="mailto:${supportEmail}">${supportEmail}</a>，主题写“个人信息”，由负责个人信息保护的同事处理。</p>`,
        en: `<p>Haptera (we, us) decides how personal information is handled on the website, in the apps and in the developer community. Send questions and requests to <a href="mailto:${supportEmail}">${supportEmail}</a> with “Personal information” as the subject; a colleague in charge of data protection handles them.</p>`,
      },
    },
    {
      heading: { zh: '我们收集什么，为什么', en: 'What we collect, and why' },
      body: {
        zh: '<p>我们只收集实现目的所需的信息，完整的清单见<a href="/informationCollection">个人信息收集清单</a>。</p><ul><li><strong>浏览网站：</strong>服务器日志中的网络地址、时间、网址与浏览器类型，用于安全与排除故障。</li><li><strong>账号：</strong>邮箱与密码用于登录；行业、公司与职务可以不填，用于了解谁在使用我们的工具。</li><li><strong>来信与表单：</strong>您写下的姓名、公司、联系方式与内容，用于答复您。</li><li><strong>反馈：</strong>问题描述与您附上的文件，用于定位问题。</li><li><strong>应用：</strong>设备型号、系统版本与马达类型，用于选择合适的效果。</li></ul>',
        en: '<p>We collect only what a purpose needs. The full list is in <a href="/en/informationCollection">personal information we collect</a>.</p><ul><li><strong>Reading the site:</strong> network address, time, page address and browser type in the server’s log, for security and troubleshooting.</li><li><strong>Your account:</strong> email address and password to sign in. Industry, company and job are optional and tell us who uses our tools.</li><li><strong>Messages and forms:</strong> the name, company, contact details and text that you enter, to answer you.</li><li><strong>Feedback:</strong> your description and the files that you attach, to find the cause.</li><li><strong>The app:</strong> device model, system version and type of actuator, to choose the right effect.</li></ul>',
      },
    },
    {
      heading: { zh: '依据', en: 'Our legal grounds' },
      body: {
        zh: '<p>我们处理个人信息，依据您的同意、与您订立或履行合同的需要、法定义务，或法律允许的其他情形。依据同意的，您可以随时撤回；撤回不影响此前的处理，也不影响与之无关的功能。</p>',
        en: '<p>We handle personal information because you agree, because a contract with you requires it, because the law obliges us, or where it otherwise permits. You may withdraw your consent at any time. That does not undo what was done before, nor does it affect functions that do not depend on it.</p>',
      },
    },
    {
      heading: { zh: '浏览器里的存储', en: 'What stays in your browser' },
      body: {
        zh: '<p>不登录、也不切换语言时，网站不写入任何 Cookie。写入的只有这些：</p><table><thead><tr><th scope="col">Cookie</th><th scope="col">用途</th><th scope="col">期限</th></tr></thead><tbody><tr><th scope="row"><code>NEXT_LOCALE</code></th><td>记住您切换到的语言</td><td>365 天</td></tr><tr><th scope="row"><code>token</code></th><td>维持登录状态</td><td>7 天，退出即删除</td></tr><tr><th scope="row"><code>userInfo</code></th><td>在页面上显示您的账号名、账号类型与剩余天数</td><td>7 天，退出即删除</td></tr><tr><th scope="row"><code>ifGroupManager</code></th><td>决定是否显示公司管理入口</td><td>7 天，退出即删除</td></tr><tr><th scope="row"><code>configFileAuth</code></th><td>决定显示配置工具还是定制服务</td><td>7 天，退出即删除</td></tr><tr><th scope="row"><code>haptera-visitor-device</code></th><td>表明曾有人用这个浏览器登录，他人猜测密码时不会把您挡在门外；不含您的账号</td><td>90 天，退出后保留</td></tr><tr><th scope="row"><code>haptera-reset</code></th><td>验证码通过后，允许这个浏览器设置新密码</td><td>10 分钟，设置后删除</td></tr></tbody></table><p>此外，浏览器的本地存储里有：配置工具的权限（退出后只留下“无”）、上次退出的时间，以及当前标签页里尚未提交的草稿、所选语言等短暂的记录。草稿在退出时删除，标签页的内容随标签页关闭而消失。这些都不会发送给我们。</p><p>我们不使用广告 Cookie，不嵌入第三方统计，也不为识别您而收集设备指纹。视频由您点击后才从视频平台加载，此前不会与其通信。</p>',
        en: '<p>Unless you sign in or switch the language, the site sets no cookie. These are all there are:</p><table><thead><tr><th scope="col">Cookie</th><th scope="col">What it is for</th><th scope="col">Kept for</th></tr></thead><tbody><tr><th scope="row"><code>NEXT_LOCALE</code></th><td>Remembers the language you switched to</td><td>365 days</td></tr><tr><th scope="row"><code>token</code></th><td>Keeps you signed in</td><td>7 days; removed when you sign out</td></tr><tr><th scope="row"><code>userInfo</code></th><td>Shows your account name, its type and the days left</td><td>7 days; removed when you sign out</td></tr><tr><th scope="row"><code>ifGroupManager</code></th><td>Decides whether company admin is offered</td><td>7 days; removed when you sign out</td></tr><tr><th scope="row"><code>configFileAuth</code></th><td>Decides whether the config tool or custom configuration is offered</td><td>7 days; removed when you sign out</td></tr><tr><th scope="row"><code>haptera-visitor-device</code></th><td>Shows that somebody has signed in with this browser, so that people who guess passwords cannot lock you out; does not contain your account</td><td>90 days; stays when you sign out</td></tr><tr><th scope="row"><code>haptera-reset</code></th><td>Lets this browser set a new password once the mailed code was right</td><td>10 minutes; removed once it is set</td></tr></tbody></table><p>The browser’s own storage also holds your access to the config tool (after you sign out, just “none”), the time of your last sign-out and, for the current tab, drafts that you have not sent, the chosen language and similar short-lived notes. Drafts are removed when you sign out, the rest when the tab closes. None of this is sent to us.</p><p>There are no advertising cookies, no third-party analytics and no fingerprinting. A video is loaded from its platform when you press play, and nothing is sent there before.</p>',
      },
    },
    {
      heading: { zh: '保存多久', en: 'How long we keep it' },
      body: {
        zh: '<table><thead><tr><th scope="col">信息</th><th scope="col">保存期限</th></tr></thead><tbody><tr><th scope="row">服务器日志</th><td>六个月</td></tr><tr><th scope="row">账号信息</th><td>账号存续期间；注销后删除。邮箱未经验证、也没有开通权限的账号，90 天没有登录即删除。申请过试用的账号，其邮箱经加密散列（无法还原）后再保留一年，仅用于避免重复申请试用</td></tr><tr><th scope="row">来信、表单与反馈</th><td>事情办结后两年；没有办结的，收到后三年</td></tr><tr><th scope="row">合同与发票</th><td>法律规定的期限</td></tr></tbody></table><p>备份中的副本在六个月内随备份更替而消失。注销后，您在社区公开发表的内容保留，但不再显示您的名字。</p>',
        en: '<table><thead><tr><th scope="col">Information</th><th scope="col">Kept for</th></tr></thead><tbody><tr><th scope="row">Server logs</th><td>Six months</td></tr><tr><th scope="row">Account</th><td>As long as you have it; deleted with it. An account whose mailbox was never confirmed and that has no privileges is deleted after 90 days without a login. If it had a trial, a keyed hash of the address, from which nobody can recover it, stays for a year so that each address gets one trial</td></tr><tr><th scope="row">Messages, forms, feedback</th><td>Two years after the matter is settled; three years after we received it if it is not</td></tr><tr><th scope="row">Contracts and invoices</th><td>As long as the law requires</td></tr></tbody></table><p>Copies in backups disappear within six months, as backups are replaced. After you delete your account, what you published in the community stays, without your name.</p>',
      },
    },
    {
      heading: { zh: '与谁共享', en: 'Who receives it' },
      body: {
        zh: '<p>我们不出售个人信息。为提供服务，我们委托主机、邮件等类别的服务商处理其中一部分，他们只能按我们的要求使用。类别、信息与目的见<a href="/informationShare">与第三方共享个人信息清单</a>。</p><p>法律要求、或公司合并分立时，信息可能提供给有权机关或承继者，我们会依法告知您。</p>',
        en: '<p>We do not sell personal information. Providers of hosting, mail and the like handle parts of it for us and only as we instruct them; categories, information and purposes are listed in <a href="/en/informationShare">personal information we share</a>.</p><p>Where the law demands it, or if the company merges or splits, information may go to authorities or successors. We tell you as the law requires.</p>',
      },
    },
    {
      heading: { zh: '存放的地点', en: 'Where it is kept' },
      body: {
        zh: '<p>在中国境内收集的个人信息存放在中国境内。确需向境外提供时，我们依法完成评估、认证或标准合同，并事先取得您的单独同意。</p>',
        en: '<p>Personal information that is collected in mainland China is kept there. Should it have to leave the country, we complete the assessment, certification or standard contract that the law requires, and ask for your separate consent first.</p>',
      },
    },
    {
      heading: { zh: '怎样保护', en: 'How it is protected' },
      body: {
        zh: '<p>传输使用加密连接；密码以单向的、耗费内存的散列保存，我们自己也读不出；访问按职责授权并留有记录。发生可能危害您的泄露时，我们会及时采取措施，告知您发生了什么、可能的影响与您可以做的事，并向主管部门报告。</p>',
        en: '<p>Connections are encrypted. Passwords are kept as one-way, memory-hard hashes that we cannot read ourselves. Access is granted by task and logged. If information leaks in a way that may harm you, we act at once, tell you what happened, what it may mean and what you can do, and report it to the authorities.</p>',
      },
    },
    {
      heading: { zh: '您的权利', en: 'Your rights' },
      body: {
        zh: `<ul><li>查阅、复制与更正您的个人信息；</li><li>要求删除，或<a href="/community/account-deletion">注销账号</a>；</li><li>撤回同意，限制或拒绝某项处理；</li><li>把信息转移给您指定的处理者；</li><li>请我们解释处理规则。</li></ul><p>写信至 <a href="mailto:${supportEmail}">${supportEmail}</a>。核实身份后，我们在十五个工作日内办理，不收费。对结果不满意的，您可以向个人信息保护主管部门投诉。</p>`,
        en: `<ul><li>See, copy and correct your personal information.</li><li>Have it deleted, or <a href="/en/community/account-deletion">delete your account</a>.</li><li>Withdraw consent, or limit or refuse a use of it.</li><li>Have it transferred to someone you name.</li><li>Have our rules explained.</li></ul><p>Write to <a href="mailto:${supportEmail}">${supportEmail}</a>. Once we have confirmed that it is you, we act within fifteen working days, free of charge. If the result does not satisfy you, you may complain to the authority for data protection.</p>`,
      },
    },
    {
      heading: { zh: '未成年人', en: 'Children' },
      body: {
        zh: '<p>我们的服务面向成年人与专业用户。不满十四周岁的未成年人，须由监护人同意后使用。发现未经同意收集了其信息时，我们会尽快删除。</p>',
        en: '<p>Our services are for adults and professionals. Children under fourteen may use them only with the consent of a parent or guardian. If we find that we hold their information without it, we delete it as soon as we can.</p>',
      },
    },
    {
      heading: { zh: '政策的更新', en: 'Changes to this policy' },
      body: {
        zh: '<p>目的、信息种类或接收方发生重大变化时，我们会在生效前三十天公布，并在需要时重新取得您的同意。页首的日期说明本版何时生效。</p>',
        en: '<p>If purposes, kinds of information or recipients change in an important way, we publish the change thirty days before it takes effect and ask for your consent again where needed. The date at the top says when this version took effect.</p>',
      },
    },
  ],
});
