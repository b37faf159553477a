import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultSettings } from '#contract/settings-fields.ts';
import { systemViewer } from '../permission/viewer.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let test: TestCms;
beforeAll(async () => {
  test = await openTestCms();
});
afterAll(() => test.close());

it('settings have defaults, and keep the language that is not given', async () => {
  const { settings } = test.cms;
  expect(await settings.loadSettings()).toEqual(defaultSettings);
  await settings.saveSettings(systemViewer, { slogan: { en: 'Feel it' }, postsPerPage: 12 });
  await settings.saveSettings(systemViewer, { slogan: { zh: '触手可及' } });
  expect(await settings.loadSettings()).toMatchObject({ slogan: { zh: '触手可及', en: 'Feel it' }, postsPerPage: 12 });
});

it('settings are read from the database once per content version', async () => {
  const { settings } = test.cms;
  const before = await settings.loadSettings();
  await test.database.run(`insert into settings (key, value) values ('slogan', '{"zh":"","en":"Behind its back"}')
    on conflict (key) do update set value = excluded.value`);
  expect(await settings.loadSettings()).toEqual(before);
  await settings.saveSettings(systemViewer, { postsPerPage: before.postsPerPage + 1 });
  expect(await settings.loadSettings()).toMatchObject({ slogan: { en: 'Behind its back' } });
});

it('every wrong setting is told at once and none is saved', async () => {
  const before = await test.cms.settings.loadSettings();
  const wrong = test.cms.settings.saveSettings(systemViewer, {
    postsPerPage: 0,
    timezone: 'Mars/Olympus',
    email: 'nowhere',
    title: { en: 'saved?' },
    pageOnFront: -1,
  });
  await expect(wrong).rejects.toMatchObject({
    code: 'haptera_invalid_values',
    values: {
      email: { code: 'invalid_email' },
      timezone: { code: 'invalid_timezone' },
      postsPerPage: { code: 'out_of_bounds' },
      pageOnFront: { code: 'out_of_bounds' },
    },
  });
  expect(await test.cms.settings.loadSettings()).toEqual(before);
  await expect(test.cms.settings.saveSettings(systemViewer, { pageOnFront: 99_999 })).rejects.toMatchObject({
    status: 400,
  });
});
