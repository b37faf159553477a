import type { Locator, Page } from '@playwright/test';
import { printDocument } from '#cms-schema/markup/document.ts';
import en from '../../studio/messages/en.json' with { type: 'json' };
import enDesk from '../../studio/messages/en-desk.json' with { type: 'json' };
import zh from '../../studio/messages/zh.json' with { type: 'json' };
import zhDesk from '../../studio/messages/zh-desk.json' with { type: 'json' };
import {
  addressOf,
  callToAction,
  createPage,
  deletePages,
  type PageItem,
  savePage,
  untilSeen,
  visit,
} from '../support/documents.ts';
import { createEditor, type Editor, openSession, sampleLogin } from '../support/editor.ts';
import { requireJourneyEnv } from '../support/env.ts';
import { expect, leavePage, test } from '../support/journey.ts';
import { nightly } from '../support/nightly.ts';
import { findAccessibilityFaults } from '../support/page-checks.ts';
import { ownPage } from '../support/shared-page.ts';
import { chooseFromMenu, mainlyIn, openBuilder, signIn } from '../support/studio.ts';

const words = { zh: zh.builder, en: en.builder };
const reasons = { zh: zh.schedule.reason, en: en.schedule.reason };
const deskWords = { zh: zhDesk.desk, en: enDesk.desk };

let editor: Editor;
const made: PageItem[] = [];

test.use({ actionTimeout: 15_000 });
test.beforeAll(async () => {
  editor = await createEditor(requireJourneyEnv().url);
});
test.afterEach(async ({ page }) => {
  // An open builder would keep requesting what is deleted now.
  await leavePage(page);
  await deletePages(editor, made.splice(0));
});

/** Publishes a page in both languages. */
async function aPair(slug: string): Promise<{ zh: PageItem; en: PageItem }> {
  const first = await createPage(editor, {
    locale: 'zh',
    slug,
    title: `旅程 ${slug}`,
    blocks: [callToAction('one', '原来的标题', '说明')],
  });
  made.push(first);
  const second = await createPage(editor, {
    locale: 'en',
    slug,
    title: `Journey ${slug}`,
    blocks: [callToAction('one', 'The heading before', 'Words')],
    translationOf: first.id,
  });
  made.push(second);
  return { zh: first, en: second };
}

/** Formats a date for the dialog's field. */
function printLocal(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

/** Advances the page's clock by fifteen seconds, after which the builder polls for changes by others. */
async function untilNextLook(page: Page): Promise<void> {
  await page.clock.runFor(15_000);
}

async function openDialog(page: Page, t: typeof en.builder): Promise<Locator> {
  await page.getByRole('button', { name: t.publish.button }).click();
  return page.getByRole('dialog', { name: t.publish.title, exact: true });
}

async function schedule(page: Page, t: typeof en.builder, dialog: Locator, due: Date): Promise<void> {
  await dialog.getByRole('radio', { name: t.publish.atTime }).check();
  const time = dialog.getByLabel(t.publish.atTime).last();
  const button = dialog.getByRole('button', { name: t.publish.later.replace('{languages}', '') });
  await time.fill('2001-01-01T12:00:00');
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(t.publish.past);
  await time.fill(printLocal(due));
  await button.click();
  await expect(page.getByRole('dialog', { name: t.publish.done.scheduled })).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: t.done, exact: true }).click();
}

test(
  'scheduled changes of a live pair go live together at their time, and the open builder continues',
  ownPage,
  async ({ page }) => {
    test.slow();
    await page.clock.install();
    const started = Date.now();
    const t = words.en;
    const pair = await aPair('journey-hour');
    await untilSeen(addressOf(editor, pair.zh), ({ html }) => html.includes('原来的标题'));
    await signIn(page, editor);
    const { field, select, untilSaved } = await openBuilder(page, pair.en);
    const chip = (locale: string) => page.locator(`header [data-language="${locale}"]`);
    await select(/Call to action/);
    await field('heading').fill('The heading at its hour');
    await chip('zh').click();
    await select(/Call to action/);
    await field('heading').fill('到点的标题');
    await untilSaved();

    const dialog = await openDialog(page, t);
    // The current language comes first.
    await expect(dialog.getByRole('region').first()).toHaveAccessibleName(t.language.zh);
    await dialog.getByRole('region', { name: t.language.en }).getByRole('checkbox').check();
    // The following steps take half as long as those so far, on any machine.
    const due = new Date(Math.ceil(Date.now() / 1000) * 1000 + Math.max(9_000, Date.now() - started));
    await schedule(page, t, dialog, due);
    for (const locale of ['zh', 'en']) await expect(chip(locale)).toContainText(t.status.changeScheduled);
    // Edits from now on are not part of it.
    await field('text').fill('排期之后写的说明');
    await untilSaved();
    for (const [item, words] of [
      [pair.zh, '原来的标题'],
      [pair.en, 'The heading before'],
    ] as const) {
      expect((await visit(addressOf(editor, item))).html).toContain(words);
    }
    expect(Date.now()).toBeLessThan(due.getTime());

    const since = performance.now() + (due.getTime() - Date.now());
    const took = await untilSeen(addressOf(editor, pair.zh), ({ html }) => html.includes('到点的标题'), { since });
    expect(took).toBeGreaterThan(-1_000);
    await untilSeen(addressOf(editor, pair.en), ({ html }) => html.includes('The heading at its hour'));
    expect((await visit(addressOf(editor, pair.zh))).html).not.toContain('排期之后写的说明');

    await untilNextLook(page);
    await expect(chip('en')).toContainText(t.status.publish, { timeout: 20_000 });
    await expect(chip('zh')).toContainText(t.status.changed);
    await untilSaved();
    await expect(field('text')).toHaveValue('排期之后写的说明');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(en.builder.notice.merged)).toHaveCount(0);
    await page.reload();
    await select(/Call to action/);
    await expect(field('text')).toHaveValue('排期之后写的说明');
    await expect(field('heading')).toHaveValue('到点的标题');
  },
);

for (const uiLocale of mainlyIn('en')) {
  test(`a scheduled change is shown in the builder and on the desk, and can be cancelled (${uiLocale})`, {
    tag: [ownPage.tag, nightly.tag],
  }, async ({ page }) => {
    const t = words[uiLocale];
    await page.clock.install();
    const pair = await aPair(`journey-held-${uiLocale}`);
    await signIn(page, editor, uiLocale);
    const { field, select, untilSaved } = await openBuilder(page, pair.zh);
    await select(/Call to action|行动号召/);
    await field('heading').fill('等待中的标题');
    await untilSaved();
    const due = new Date(Date.now() + 24 * 60 * 60 * 1000);
    let dialog = await openDialog(page, t);
    await dialog.getByRole('radio', { name: t.publish.atTime }).check();
    await expect(dialog).toContainText(t.publish.change.until);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await schedule(page, t, dialog, due);

    dialog = await openDialog(page, t);
    const region = dialog.getByRole('region', { name: t.language.zh });
    await expect(region).toContainText(t.publish.change.beside);
    await expect(region.getByRole('checkbox')).not.toBeChecked();
    await region.getByRole('checkbox').check();
    await expect(region).toContainText(t.publish.change.replaced.replace('{language}', t.language.zh));
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');

    if (uiLocale === 'en') {
      const desk = await page.context().newPage();
      await desk.goto('/studio/pages');
      const row = desk.getByRole('row').filter({ hasText: 'Journey journey-held-en' });
      await expect(row).toContainText(enDesk.desk.status.changeScheduled, { timeout: 15_000 });
      expect(await findAccessibilityFaults(desk)).toEqual([]);
      await desk.close();
    }

    // Another user publishes over it: it will not go live, and says so beforehand.
    await savePage(editor, pair.zh.id, { title: '插队' });
    await untilNextLook(page);
    const chip = page.locator('header [data-language="zh"]');
    await expect(chip).toContainText(t.status.changeFailed, { timeout: 20_000 });
    dialog = await openDialog(page, t);
    const cancel = t.publish.change.cancel.replace('{language}', t.language.zh);
    await dialog.getByRole('button', { name: cancel }).click();
    await expect(page.getByRole('dialog', { name: t.publish.done.cancelled })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chip).toContainText(t.status.changed);
    await expect(field('heading')).toHaveValue('等待中的标题');
  });
}

test('a change that was scheduled elsewhere is shown in full, and can be merged into the draft', async ({ page }) => {
  const t = words.en;
  const pair = await aPair('journey-theirs');
  await editor.request({
    path: '/haptera/v1/publish',
    method: 'POST',
    data: {
      documents: [{ id: pair.en.id, content: printDocument([callToAction('one', 'Their heading', 'Words')]) }],
      date: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
    },
  });
  // It is overtaken by a publication, but its text is not lost.
  await savePage(editor, pair.en.id, { title: 'Published in between' });
  await signIn(page, editor);
  const { field, select, untilSaved } = await openBuilder(page, pair.en);
  await select(/Call to action/);
  await field('text').fill('My words');
  await untilSaved();
  const dialog = await openDialog(page, t);
  const region = dialog.getByRole('region', { name: t.language.en });
  await expect(region).toContainText('Their heading');
  const bringIn = region.getByRole('button', { name: t.publish.change.bringIn.replace('{language}', t.language.en) });
  await bringIn.click();
  await expect(bringIn).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByRole('dialog', { name: t.publish.done.published })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field('heading')).toHaveValue('Their heading');
  await expect(field('text')).toHaveValue('My words');
  await untilSeen(
    addressOf(editor, pair.en),
    ({ html }) => html.includes('Their heading') && html.includes('My words'),
  );
  await expect(page.locator('header [data-language="en"]')).toContainText(t.status.publish);
});

/** Schedules changes of several documents together, over the API. */
async function scheduleBoth(by: Editor, documents: readonly { id: number; title: string }[], due: Date): Promise<void> {
  await by.request({ path: '/haptera/v1/publish', method: 'POST', data: { documents, date: due.toISOString() } });
}

const administratorLogin = { username: 'admin@haptera.example', password: sampleLogin.password } as const;

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000);

for (const uiLocale of mainlyIn('zh')) {
  test(
    `scheduled changes can be cancelled from the list, per language (${uiLocale})`,
    nightly,
    async ({ page, complaints }) => {
      test.slow();
      const t = deskWords[uiLocale];
      const live = await aPair(`journey-cancel-${uiLocale}`);
      const first = await createPage(editor, {
        locale: uiLocale,
        slug: `journey-first-${uiLocale}`,
        title: `Journey first ${uiLocale}`,
        status: 'draft',
        blocks: [callToAction('one', 'First', 'Words')],
      });
      made.push(first);
      await scheduleBoth(editor, [{ id: first.id, title: `Journey first ${uiLocale}` }], tomorrow());
      await scheduleBoth(
        editor,
        [
          { id: live.zh.id, title: '以后的标题' },
          { id: live.en.id, title: 'Title to come' },
        ],
        tomorrow(),
      );
      await signIn(page, editor, uiLocale);
      await page.goto('/studio/pages');
      const openDialogOf = async (title: string) => {
        const row = page.getByRole('row').filter({ hasText: title });
        await row.getByRole('button', { name: t.documents.actionsFor.replace('{title}', title) }).click();
        await chooseFromMenu(page, t.documents.cancelSchedule);
        return { row, dialog: page.getByRole('dialog', { name: t.publish.cancelTitle.replace('{title}', title) }) };
      };
      const titleOfPair = live[uiLocale].title.raw;
      const okFor = (...locales: ('zh' | 'en')[]) =>
        t.publish.cancelOk.replace(
          '{languages}',
          new Intl.ListFormat(uiLocale === 'zh' ? 'zh-CN' : 'en').format(locales.map((locale) => t.language[locale])),
        );

      const { row, dialog } = await openDialogOf(titleOfPair);
      await expect(row.getByText(t.status.changeScheduled)).toHaveCount(2);
      expect(await findAccessibilityFaults(page)).toEqual([]);
      await expect(dialog.getByRole('button', { name: t.publish.choose })).toBeDisabled();
      await dialog.getByRole('checkbox', { name: t.language.en }).check();
      // Another user schedules a different change in the meantime: it is not cancelled without being seen.
      await scheduleBoth(editor, [{ id: live.en.id, title: 'Another title to come' }], tomorrow());
      await dialog.getByRole('button', { name: okFor('en') }).click();
      await expect(page.getByText(words[uiLocale].publish.change.stale)).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(row.getByText(t.status.changeScheduled)).toHaveCount(2);

      complaints.length = 0;
      await openDialogOf(titleOfPair);
      await dialog.getByRole('checkbox', { name: t.language.en }).check();
      await dialog.getByRole('button', { name: okFor('en') }).click();
      await expect(dialog).toBeHidden();
      await expect(row.getByText(t.status.changeScheduled)).toHaveCount(1);
      await expect(row.getByText(t.status.published, { exact: true })).toHaveCount(1);
      await openDialogOf(titleOfPair);
      await dialog.getByRole('button', { name: okFor('zh') }).click();
      await expect(dialog).toBeHidden();
      await expect(row.getByText(t.status.published, { exact: true })).toHaveCount(2);
      expect((await visit(addressOf(editor, live.zh))).html).toContain('原来的标题');

      const alone = await openDialogOf(`Journey first ${uiLocale}`);
      await alone.dialog.getByRole('button', { name: okFor(uiLocale) }).click();
      await expect(alone.row.getByText(t.status.draft, { exact: true })).toBeVisible();
      await alone.row.getByRole('button', { name: t.documents.actionsFor.replace('{title}', '') }).click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
      await expect(page.getByRole('menuitem', { name: t.documents.cancelSchedule })).toHaveCount(0);
    },
  );

  test(
    `a schedule by a user who may no longer publish is marked everywhere (${uiLocale})`,
    nightly,
    async ({ page }) => {
      const admin = await openSession(editor.url, administratorLogin);
      const pair = await aPair(`journey-demoted-${uiLocale}`);
      const login = { username: `leaving-${uiLocale}-${Date.now()}`, password: 'long enough for this' };
      const person = await admin.request<{ id: number }>({
        path: '/wp/v2/users',
        method: 'POST',
        data: { ...login, email: `${login.username}@haptera.example`, name: 'Lin Wei', roles: ['editor'] },
      });
      try {
        const leaving = await createEditor(editor.url, login);
        await scheduleBoth(leaving, [{ id: pair.en.id, title: 'Too late' }], new Date(Date.now() + 3_000));
        await admin.request({
          path: `/wp/v2/users/${person.id}`,
          method: 'POST',
          data: { roles: ['contributor'], haptera_current_password: administratorLogin.password },
        });
        const reason = reasons[uiLocale].notAllowed.replace('{name}', 'Lin Wei');
        await expect
          .poll(
            () =>
              editor
                .request<{ haptera_scheduled_change: { error: { code: string } | null } }>({
                  path: `/wp/v2/pages/${pair.en.id}?context=edit&_fields=haptera_scheduled_change`,
                })
                .then((item) => item.haptera_scheduled_change.error?.code),
            { timeout: 20_000 },
          )
          .toBe('haptera_may_not_publish');
        expect((await visit(addressOf(editor, pair.en))).html).toContain('The heading before');

        await signIn(page, editor, uiLocale);
        await page.goto('/studio/pages');
        const row = page.getByRole('row').filter({ hasText: pair.en.title.raw });
        await expect(row).toBeVisible({ timeout: 15_000 });
        await expect(row.getByText(deskWords[uiLocale].status.failed)).toHaveAttribute('title', new RegExp(reason));
        await openBuilder(page, pair.en);
        await expect(page.locator('header [data-language="en"]')).toContainText(words[uiLocale].status.changeFailed);
        const dialog = await openDialog(page, words[uiLocale]);
        await expect(dialog.getByRole('region', { name: words[uiLocale].language.en })).toContainText(reason);
      } finally {
        await admin.request({ path: `/wp/v2/users/${person.id}?force=true&reassign=`, method: 'DELETE' });
      }
    },
  );
}
