import { phoneBrands } from './phone-brands.ts';
import { sampleApps } from './sample-apps.ts';

type Rows = readonly Readonly<Record<string, string>>[];

/** The rows of the demo lists, by the CMS's list names. Dates: specification, section 9. */
export const supportedLists: Readonly<Record<'models' | 'brands' | 'apps', { rows: Rows; updated: string | null }>> = {
  models: {
    rows: phoneBrands.flatMap(({ name, models }) => models.map((model) => ({ brand: name.en, model }))),
    updated: '2024-11-29',
  },
  brands: {
    rows: phoneBrands.map(({ name, aliases, note }) => ({
      zh: name.zh,
      en: name.en,
      aliases,
      noteZh: note.zh,
      noteEn: note.en,
    })),
    updated: null,
  },
  apps: { rows: sampleApps, updated: '2024-09-27' },
};
