import { legalPage, validFrom } from './legal-page.ts';

export const informationCollection = legalPage({
  key: 'informationCollection',
  menuOrder: 15,
  validFrom,
  title: { zh: '个人信息收集清单', en: 'Personal information we collect' },
  excerpt: {
    zh: '逐项列出触境网站与应用收集的个人信息、目的与场景。',
    en: 'Item by item: the personal information that our site and apps collect, why, and when.',
  },
  seoTitle: { zh: '个人信息收集清单', en: 'Personal information we collect' },
  seoDescription: {
    zh: '触境收集的个人信息清单：浏览网站、注册账号、试用与下载、来信与反馈、使用应用时，各收集什么、为什么、是否必填。',
    en: 'A list of the personal information Haptera collects: reading the site, accounts, trials, messages, feedback and the app. What, why, and whether it is required.',
  },
  summary: {
    zh: '按场景列出。标为“选填”的，不填也能使用该功能。',
    en: 'Listed by situation. Items marked optional may be left out, and the function works all the same.',
  },
  sections: [
    {
      heading: { zh: '浏览网站', en: 'Reading the site' },
      body: {
        zh: '<table><thead><tr><th scope="col">信息</th><th scope="col">目的</th><th scope="col">是否必需</th></tr></thead><tbody><tr><th scope="row">网络地址、访问时间、网址、浏览器类型</th><td>安全，排除故障，防止滥用</td><td>必需，自动产生</td></tr><tr><th scope="row">语言选择</th><td>下次以同样的语言显示</td><td>切换语言时写入</td></tr></tbody></table>',
        en: '<table><thead><tr><th scope="col">Information</th><th scope="col">Purpose</th><th scope="col">Required</th></tr></thead><tbody><tr><th scope="row">Network address, time, page address, browser type</th><td>Security, troubleshooting, stopping abuse</td><td>Yes; collected automatically</td></tr><tr><th scope="row">Choice of language</th><td>To show the same language next time</td><td>Saved when you switch</td></tr></tbody></table>',
      },
    },
    {
      heading: { zh: '注册与登录', en: 'Registering and signing in' },
      body: {
        zh: '<table><thead><tr><th scope="col">信息</th><th scope="col">目的</th><th scope="col">是否必需</th></tr></thead><tbody><tr><th scope="row">邮箱</th><td>登录，找回密码，重要通知</td><td>必需</td></tr><tr><th scope="row">密码</th><td>登录；只保存散列</td><td>必需</td></tr><tr><th scope="row">行业、公司、职务</th><td>了解谁在使用工具，安排合适的支持</td><td>选填</td></tr><tr><th scope="row">注册时间与上次登录时间</th><td>账号安全；企业管理员管理本公司账号</td><td>自动产生</td></tr></tbody></table>',
        en: '<table><thead><tr><th scope="col">Information</th><th scope="col">Purpose</th><th scope="col">Required</th></tr></thead><tbody><tr><th scope="row">Email address</th><td>Sign-in, password reset, important notices</td><td>Yes</td></tr><tr><th scope="row">Password</th><td>Sign-in; only a hash is kept</td><td>Yes</td></tr><tr><th scope="row">Industry, company, job</th><td>To know who uses the tools and arrange suitable support</td><td>Optional</td></tr><tr><th scope="row">Time of registration and of the last sign-in</th><td>Security; company admins manage their company’s accounts</td><td>Collected automatically</td></tr></tbody></table>',
      },
    },
    {
      heading: { zh: '试用与下载', en: 'Trials and downloads' },
      body: {
        zh: '<table><thead><tr><th scope="col">信息</th><th scope="col">目的</th><th scope="col">是否必需</th></tr></thead><tbody><tr><th scope="row">账号类型与剩余天数</th><td>开放对应的功能</td><td>必需</td></tr><tr><th scope="row">注销后，邮箱的加密散列（无法还原，保留一年）</th><td>每个邮箱只开通一次试用</td><td>申请过试用的账号自动产生</td></tr><tr><th scope="row">下载的资源与时间</th><td>核对权限，通知后续更新</td><td>需要登录的资源必需</td></tr></tbody></table>',
        en: '<table><thead><tr><th scope="col">Information</th><th scope="col">Purpose</th><th scope="col">Required</th></tr></thead><tbody><tr><th scope="row">Account type and days left</th><td>To enable the functions that belong to it</td><td>Yes</td></tr><tr><th scope="row">After deletion: a keyed hash of the email address, from which nobody can recover it, for a year</th><td>To limit trials to one for each address</td><td>Created automatically for accounts that had a trial</td></tr><tr><th scope="row">Resource downloaded, and when</th><td>To check permissions and tell you of updates</td><td>For resources that need sign-in</td></tr></tbody></table>',
      },
    },
    {
      heading: { zh: '联系与反馈', en: 'Contact and feedback' },
      body: {
        zh: '<table><thead><tr><th scope="col">信息</th><th scope="col">目的</th><th scope="col">是否必需</th></tr></thead><tbody><tr><th scope="row">姓名、公司、职位、电话、邮箱</th><td>答复您，安排商务与技术支持</td><td>邮箱必需，其余按表单标注</td></tr><tr><th scope="row">来信内容与问题描述</th><td>理解与解决问题</td><td>必需</td></tr><tr><th scope="row">附件，至多 3 个，每个不超过 10 MB</th><td>重现问题</td><td>选填</td></tr></tbody></table>',
        en: '<table><thead><tr><th scope="col">Information</th><th scope="col">Purpose</th><th scope="col">Required</th></tr></thead><tbody><tr><th scope="row">Name, company, position, phone, email</th><td>To answer you and arrange sales or technical support</td><td>Email: yes; the rest as marked in the form</td></tr><tr><th scope="row">Your message and description</th><td>To understand and resolve the matter</td><td>Yes</td></tr><tr><th scope="row">Attachments, at most 3 of 10 MB each</th><td>To reproduce the problem</td><td>Optional</td></tr></tbody></table>',
      },
    },
    {
      heading: { zh: '手机应用', en: 'The mobile app' },
      body: {
        zh: '<table><thead><tr><th scope="col">信息</th><th scope="col">目的</th><th scope="col">是否必需</th></tr></thead><tbody><tr><th scope="row">设备型号、系统版本、马达类型</th><td>选择合适的效果与强度</td><td>必需，留在设备上</td></tr><tr><th scope="row">您录下或导入的声音</th><td>生成触感效果</td><td>选填，在设备上处理</td></tr><tr><th scope="row">崩溃记录</th><td>修复错误</td><td>经您同意才发送</td></tr></tbody></table><p>应用会用到的系统权限见<a href="/permissionDesc">应用权限说明</a>。</p>',
        en: '<table><thead><tr><th scope="col">Information</th><th scope="col">Purpose</th><th scope="col">Required</th></tr></thead><tbody><tr><th scope="row">Device model, system version, type of actuator</th><td>To choose effects and strength that fit</td><td>Yes; stays on the device</td></tr><tr><th scope="row">Sounds that you record or import</th><td>To turn them into haptic effects</td><td>Optional; handled on the device</td></tr><tr><th scope="row">Crash reports</th><td>To fix errors</td><td>Sent only if you agree</td></tr></tbody></table><p>The system permissions that the app uses are described in <a href="/en/permissionDesc">what the app may use</a>.</p>',
      },
    },
    {
      heading: { zh: '我们不收集的', en: 'What we do not collect' },
      body: {
        zh: '<p>我们不收集通讯录、通话记录、短信、精确位置、人脸与指纹，不读取您设备上与触感无关的文件，也不为广告建立画像。</p>',
        en: '<p>No contacts, call logs or text messages, no exact location, no faces or fingerprints, and no files that have nothing to do with haptics. We build no profiles for advertising.</p>',
      },
    },
  ],
});
