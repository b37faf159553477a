import type { PlatformLocale } from '../locale.ts';
import type { FormStatus } from './inputs.ts';

export const statusNames: Readonly<Record<PlatformLocale, Readonly<Record<FormStatus, string>>>> = {
  zh: { new: '未处理', answered: '已回复', closed: '已关闭' },
  en: { new: 'New', answered: 'Answered', closed: 'Closed' },
};
