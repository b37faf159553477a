import type { Localized } from '#cms-schema/locale.ts';

export interface PhoneBrand {
  readonly name: Localized;
  /** Additional search terms, in either language. */
  readonly aliases: string;
  readonly note: Localized;
  readonly models: readonly string[];
}

const none = { zh: '', en: '' };

/** Released by November 29, 2024, with iOS from iPhone 8 or Android from version 8. Newest first. */
export const phoneBrands: readonly PhoneBrand[] = [
  {
    name: { zh: '苹果', en: 'Apple' },
    aliases: 'Apple, 苹果, iPhone',
    note: { zh: 'iPhone 8 及以上。', en: 'iPhone 8 and later.' },
    models: list`
      iPhone 16 Pro Max, iPhone 16 Pro, iPhone 16 Plus, iPhone 16, iPhone 15 Pro Max, iPhone 15 Pro, iPhone 15 Plus,
      iPhone 15, iPhone 14 Pro Max, iPhone 14 Pro, iPhone 14 Plus, iPhone 14, iPhone SE 3,
      iPhone 13 Pro Max, iPhone 13 Pro, iPhone 13, iPhone 13 mini, iPhone 12 Pro Max, iPhone 12 Pro, iPhone 12,
      iPhone 12 mini, iPhone SE 2, iPhone 11 Pro Max, iPhone 11 Pro, iPhone 11, iPhone XS Max, iPhone XS,
      iPhone XR, iPhone X, iPhone 8 Plus, iPhone 8`,
  },
  {
    name: { zh: '华为', en: 'Huawei' },
    aliases: 'Huawei, 华为, nova, MatePad',
    note: none,
    models: list`
      Mate 60 Pro+, Mate 60 Pro, Mate 60, Mate X5, Mate X3, Mate Xs 2, Mate 50 Pro, Mate 50, Mate 40 Pro, Mate 40,
      Mate 30 Pro, Mate 30, Mate 20 Pro, Mate 20, Pura 70 Ultra, Pura 70 Pro, Pura 70, P60 Art, P60 Pro, P60, P50 Pro,
      P50, P40 Pro, P40, P30 Pro, P30, P20 Pro, P20, Pocket 2, Pocket S, nova 12 Pro, nova 12, nova 11 Pro, nova 11,
      nova 10 Pro, nova 10, MatePad Pro 11`,
  },
  {
    name: { zh: '荣耀', en: 'Honor' },
    aliases: 'Honor, 荣耀',
    note: none,
    models: list`
      Magic7 Pro, Magic7, Magic6 Ultimate, Magic6 Pro, Magic6, Magic5 Ultimate, Magic5 Pro, Magic5, Magic4 Pro, Magic4,
      Magic3 Pro, Magic3, Magic V3, Magic V2, Magic Vs2, Magic Vs, Magic V Flip, 200 Pro, 200, 100 Pro, 100, 90 Pro, 90,
      80 Pro, 80, 70 Pro, 70, 60 Pro, 60, 50 Pro, 50, X60 Pro, X50, V30 Pro, V20`,
  },
  {
    name: { zh: '小米', en: 'Xiaomi' },
    aliases: 'Xiaomi, 小米, Mi',
    note: none,
    models: list`
      15 Pro, 15, 14 Ultra, 14 Pro, 14, 14T Pro, 14T, 13 Ultra, 13 Pro, 13, 13T Pro, 13T, 12S Ultra, 12S Pro, 12S,
      12 Pro, 12, 12X, 12T Pro, 12T, 11 Ultra, 11 Pro, 11, 11 Lite 5G, 10 Ultra, 10 Pro, 10, 10S, 9 Pro 5G, 9,
      MIX Fold 4, MIX Fold 3, MIX Fold 2, MIX Flip, MIX 4, MIX 3, Civi 4 Pro, Civi 3, Civi 2, Pad 6S Pro, Pad 6 Pro, Pad 6`,
  },
  {
    name: { zh: '红米', en: 'Redmi' },
    aliases: 'Redmi, 红米, Xiaomi, 小米',
    note: none,
    models: list`
      K80 Pro, K80, K70 Pro, K70 Ultra, K70, K70E, K60 Pro, K60 Ultra, K60, K60E, K50 Pro, K50 Ultra, K50, K50 Gaming,
      K40 Pro+, K40 Pro, K40, K40 Gaming, K40S, K30 Pro, K30 Ultra, K30, K20 Pro, K20, Note 14 Pro+, Note 14 Pro,
      Note 13 Pro+, Note 13 Pro, Note 12 Turbo, Note 12 Pro+, Note 12 Pro, Note 11 Pro+, Note 11 Pro, Turbo 3`,
  },
  {
    name: { zh: 'POCO', en: 'POCO' },
    aliases: 'POCO, Xiaomi, 小米',
    note: none,
    models: list`F6 Pro, F6, F5 Pro, F5, F4 GT, F4, F3, F2 Pro, X6 Pro, X6, X5 Pro, X4 GT, X4 Pro 5G, X3 Pro, X3 NFC`,
  },
  {
    name: { zh: 'OPPO', en: 'OPPO' },
    aliases: 'OPPO, 欧珀, Find, Reno',
    note: none,
    models: list`
      Find X8 Pro, Find X8, Find X7 Ultra, Find X7, Find X6 Pro, Find X6, Find X5 Pro, Find X5, Find X3 Pro, Find X3,
      Find X2 Pro, Find X2, Find N3, Find N3 Flip, Find N2, Find N2 Flip, Find N, Reno12 Pro, Reno12, Reno11 Pro, Reno11,
      Reno10 Pro+, Reno10 Pro, Reno10, Reno9 Pro+, Reno9 Pro, Reno8 Pro+, Reno8 Pro, Reno7 Pro, Reno6 Pro+, Reno6 Pro,
      Reno5 Pro+, Reno4 Pro, Reno3 Pro, Reno Ace2, Reno Ace`,
  },
  {
    name: { zh: '一加', en: 'OnePlus' },
    aliases: 'OnePlus, 一加',
    note: none,
    models: list`
      13, 12, 12R, 11, 11R, 10 Pro, 10T, 10R, 9 Pro, 9, 9R, 9RT, 8 Pro, 8, 8T, 7T Pro, 7T, 7 Pro, 7, Open, Ace 3 Pro, Ace 3,
      Ace 3V, Ace 2 Pro, Ace 2, Ace 2V, Ace Pro, Ace, Nord 4, Nord 3, Nord 2T`,
  },
  {
    name: { zh: '真我', en: 'realme' },
    aliases: 'realme, 真我',
    note: none,
    models: list`
      GT7 Pro, GT6, GT6T, GT5 Pro, GT5, GT Neo6, GT Neo6 SE, GT Neo5, GT Neo5 SE, GT3, GT2 Pro, GT2, GT2 Master Explorer,
      GT Neo3, GT Neo2, GT Neo, GT, 13 Pro+, 12 Pro+, 12 Pro, 11 Pro+, 11 Pro, X50 Pro, X2 Pro`,
  },
  {
    name: { zh: 'vivo', en: 'vivo' },
    aliases: 'vivo, 维沃',
    note: none,
    models: list`
      X200 Pro, X200 Pro mini, X200, X100 Ultra, X100s Pro, X100s, X100 Pro, X100, X90 Pro+, X90 Pro, X90, X80 Pro, X80,
      X70 Pro+, X70 Pro, X70, X60 Pro+, X60 Pro, X60, X50 Pro+, X50 Pro, X50, X Fold3 Pro, X Fold3, X Fold2, X Fold+,
      X Fold, X Flip, NEX 3S, NEX 3, S19 Pro, S19, S18 Pro, S18, S17 Pro, S16 Pro, S15 Pro, Pad3 Pro`,
  },
  {
    name: { zh: 'iQOO', en: 'iQOO' },
    aliases: 'iQOO, 爱酷, vivo, 维沃',
    note: none,
    models: list`
      13, 12 Pro, 12, 11 Pro, 11, 11S, 10 Pro, 10, 9 Pro, 9, 8 Pro, 8, 7, 5 Pro, 5, 3, Neo9 Pro, Neo9,
      Neo9S Pro, Neo8 Pro, Neo8, Neo7, Neo6, Neo5, Z9 Turbo, Z8`,
  },
  {
    name: { zh: '三星', en: 'Samsung' },
    aliases: 'Samsung, 三星, Galaxy',
    note: none,
    models: list`
      Galaxy S24 Ultra, Galaxy S24+, Galaxy S24, Galaxy S24 FE, Galaxy S23 Ultra, Galaxy S23+, Galaxy S23, Galaxy S23 FE,
      Galaxy S22 Ultra, Galaxy S22+, Galaxy S22, Galaxy S21 Ultra, Galaxy S21+, Galaxy S21, Galaxy S21 FE,
      Galaxy S20 Ultra, Galaxy S20+, Galaxy S20, Galaxy S20 FE, Galaxy S10+, Galaxy S10, Galaxy S10e, Galaxy S9+,
      Galaxy S9, Galaxy Note20 Ultra, Galaxy Note20, Galaxy Note10+, Galaxy Note10, Galaxy Note9, Galaxy Z Fold6,
      Galaxy Z Fold5, Galaxy Z Fold4, Galaxy Z Fold3, Galaxy Z Fold2, Galaxy Z Flip6, Galaxy Z Flip5, Galaxy Z Flip4,
      Galaxy Z Flip3, Galaxy A55, Galaxy A54, Galaxy A53`,
  },
  {
    name: { zh: '谷歌', en: 'Google' },
    aliases: 'Google, 谷歌, Pixel',
    note: none,
    models: list`
      Pixel 9 Pro Fold, Pixel 9 Pro XL, Pixel 9 Pro, Pixel 9, Pixel 8 Pro, Pixel 8, Pixel 8a, Pixel Fold, Pixel 7 Pro,
      Pixel 7, Pixel 7a, Pixel 6 Pro, Pixel 6, Pixel 6a, Pixel 5, Pixel 5a, Pixel 4 XL, Pixel 4, Pixel 4a, Pixel 3 XL,
      Pixel 3, Pixel 2 XL, Pixel 2`,
  },
  {
    name: { zh: '索尼', en: 'Sony' },
    aliases: 'Sony, 索尼, Xperia',
    note: none,
    models: list`
      Xperia 1 VI, Xperia 1 V, Xperia 1 IV, Xperia 1 III, Xperia 1 II, Xperia 1, Xperia 5 V, Xperia 5 IV, Xperia 5 III,
      Xperia 5 II, Xperia 5, Xperia 10 VI, Xperia 10 V, Xperia PRO-I, Xperia XZ3, Xperia XZ2`,
  },
  {
    name: { zh: '华硕', en: 'ASUS' },
    aliases: 'ASUS, 华硕, ROG, Zenfone, 玩家国度',
    note: none,
    models: list`
      ROG Phone 9 Pro, ROG Phone 9, ROG Phone 8 Pro, ROG Phone 8, ROG Phone 7 Ultimate, ROG Phone 7, ROG Phone 6D,
      ROG Phone 6 Pro, ROG Phone 6, ROG Phone 5s, ROG Phone 5, ROG Phone 3, ROG Phone II, Zenfone 11 Ultra, Zenfone 10,
      Zenfone 9, Zenfone 8`,
  },
  {
    name: { zh: '摩托罗拉', en: 'Motorola' },
    aliases: 'Motorola, 摩托罗拉, moto',
    note: none,
    models: list`
      edge 50 Ultra, edge 50 Pro, edge 50 Fusion, edge 40 Pro, edge 40, edge 30 Ultra, edge 30 Pro, edge 20 Pro,
      razr 50 Ultra, razr 50, razr 40 Ultra, razr 40, moto X50 Ultra, moto X40, moto X30 Pro, moto S30 Pro`,
  },
  {
    name: { zh: '魅族', en: 'Meizu' },
    aliases: 'Meizu, 魅族',
    note: none,
    models: list`21 Pro, 21, 21 Note, 20 INFINITY, 20 Pro, 20, 18s Pro, 18s, 18 Pro, 18, 17 Pro, 17, 16s Pro, 16s, 16th Plus, 16th`,
  },
  {
    name: { zh: '努比亚', en: 'nubia' },
    aliases: 'nubia, 努比亚, RedMagic, 红魔, ZTE, 中兴',
    note: none,
    models: list`
      RedMagic 10 Pro+, RedMagic 10 Pro, RedMagic 9 Pro+, RedMagic 9 Pro, RedMagic 9S Pro, RedMagic 8 Pro+, RedMagic 8 Pro,
      RedMagic 7 Pro, RedMagic 7, RedMagic 6 Pro, RedMagic 6, RedMagic 5G, Z60 Ultra, Z50 Ultra, Z50, Z40 Pro, Z20`,
  },
  {
    name: { zh: '中兴', en: 'ZTE' },
    aliases: 'ZTE, 中兴, Axon',
    note: none,
    models: list`Axon 50 Ultra, Axon 40 Ultra, Axon 40 Pro, Axon 30 Ultra, Axon 30 Pro, Axon 30, Axon 20, Axon 10 Pro`,
  },
  {
    name: { zh: '黑鲨', en: 'Black Shark' },
    aliases: 'Black Shark, 黑鲨',
    note: none,
    models: list`5 Pro, 5, 5 RS, 4S Pro, 4S, 4 Pro, 4, 3 Pro, 3, 3S, 2 Pro, 2`,
  },
  {
    name: { zh: '联想', en: 'Lenovo' },
    aliases: 'Lenovo, 联想, Legion, 拯救者',
    note: none,
    models: list`Legion Y90, Legion Y70, Legion Phone Duel 2, Legion Phone Duel, Legion Y700, Z6 Pro, Z5 Pro GT`,
  },
  {
    name: { zh: 'Nothing', en: 'Nothing' },
    aliases: 'Nothing, CMF',
    note: none,
    models: list`Phone (2a) Plus, Phone (2a), Phone (2), Phone (1), CMF Phone 1`,
  },
];

function list(text: TemplateStringsArray): string[] {
  return text
    .join('')
    .split(',')
    .map((model) => model.trim().replace(/\s+/g, ' '));
}
