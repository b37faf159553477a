/** An industry that can be chosen at registration. `value` is stored with accounts and never changes. */
export interface Industry {
  readonly text: string;
  readonly itemEnText: string;
  readonly value: string;
}

export const industries: readonly Industry[] = [
  { text: '手机与平板', itemEnText: 'Smartphones and tablets', value: 'mobile' },
  { text: '笔记本电脑与触控板', itemEnText: 'Laptops and trackpads', value: 'laptop' },
  { text: '汽车', itemEnText: 'Automotive', value: 'automotive' },
  { text: '游戏', itemEnText: 'Games', value: 'games' },
  { text: '游戏外设', itemEnText: 'Gaming peripherals', value: 'peripherals' },
  { text: '影音娱乐', itemEnText: 'Audio and video', value: 'media' },
  { text: '应用与输入法', itemEnText: 'Apps and input methods', value: 'apps' },
  { text: '可穿戴设备', itemEnText: 'Wearables', value: 'wearables' },
  { text: '虚拟现实', itemEnText: 'Virtual reality', value: 'xr' },
  { text: '医疗健康', itemEnText: 'Health care', value: 'health' },
  { text: '教育与科研', itemEnText: 'Education and research', value: 'research' },
  { text: '其他', itemEnText: 'Other', value: 'other' },
];
