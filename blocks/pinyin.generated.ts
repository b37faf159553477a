// Written by `npm run gen` from blocks/*/block.ts. Do not edit.
/** The pinyin of each block's Chinese title and keywords, whole and by initials: `jiage jg`. */
export const blockPinyin: Readonly<Record<string, string>> = {
  'haptera/call-to-action': 'xingdonghaozhao xdhz anniu an lianxi lx shiyong sy',
  'haptera/case-grid': 'anli al kehu kh hezuo hz',
  'haptera/column': 'lan l danyuan dy',
  'haptera/columns': 'fenlan fl bingpai bp wangge wg lan l',
  'haptera/divider': 'fenge fg fengexian fgx jianju jj liubai lb',
  'haptera/faq': 'changjianwenti cjwt wenda wd bangzhu bz zhedie zd',
  'haptera/feature-grid': 'texing tx youshi ys maidian md nengli nl',
  'haptera/figures': 'guanjianshuju gjsj shuzi sz zhibiao zb canshu cs',
  'haptera/hero': 'zhushijue zsj shouping sp biaoti bt',
  'haptera/media-text': 'tuwen tw tupian tp zuotuyouwen ztyw yaodian yd',
  'haptera/model-list': 'jixingliebiao jxlb shouji sj pinpai pp jianrong jr',
  'haptera/picture': 'tupian tp chatu ct zhaopian zp',
  'haptera/pricing-tiers': 'fanganfenji fafj jiage jg banben bb taocan tc',
  'haptera/quote': 'yinyan yy pingjia pj kehu kh yinyong',
  'haptera/rich-text': 'zhengwen zw wenzhang wz duanluo dl liebiao lb biaoge bg daima dm',
  'haptera/section': 'fenqu fq rongqi rq fenzu fz maodian md',
  'haptera/spec-table': 'guigebiao ggb canshu cs duibi db biaoge bg',
  'haptera/tab': 'xuanxiang xx mianban mb',
  'haptera/tabs': 'xuanxiangka xxk biaoqianye bqy qiehuan qh zhedie zd',
  'haptera/video': 'shipin sp yingpian yp bofang bf',
};
