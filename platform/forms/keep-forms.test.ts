import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#kit/database/sql.ts';
import { storageTerms } from '../files/storage-terms.ts';
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts';

let opened: TestPlatform;
beforeAll(async () => {
  opened = await openTestPlatform();
});
afterAll(() => opened.close());

const contact = {
  name: 'Ada Lovelace',
  company: 'Engines',
  position: 'Engineer',
  phone: '+49 30 1234567',
  email: 'ada@haptera.example',
  message: 'It hums.',
  agreed: '1',
};
const feedback = { type: '1', content: 'It hums.', email: 'ada@haptera.example' };
const { most, age, settledAge } = storageTerms.forms;
const MINUTE = 60_000;

let visitors = 0;
const send = async (table: 'contacts' | 'feedback', locale = 'en') => {
  visitors += 1;
  const [path, form] =
    table === 'contacts'
      ? (['/community/contact/short', contact] as const)
      : (['/community/feedback', feedback] as const);
  return opened.call(path, { form, address: `192.0.2.${visitors}`, locale });
};
const count = async (table: 'contacts' | 'feedback') =>
  (await opened.database.one<{ rows: number }>(`select count(*) as rows from ${table}`))?.rows;

test.each(['contacts', 'feedback'] as const)(
  '%s go after their time: two years once settled, three if not',
  async (table) => {
    expect((await send(table)).code).toBe(200);
    expect((await send(table)).code).toBe(200);
    opened.advance(MINUTE);
    await opened.database.run(
      `update ${table} set status = 'answered', changed_at = created_at
     where id = (select id from ${table} order by created_at limit 1)`,
    );
    opened.advance(settledAge - 2 * MINUTE);
    await opened.platform.tidy();
    expect(await count(table)).toBe(2);
    opened.advance(2 * MINUTE);
    await opened.platform.tidy();
    expect(await opened.database.query(`select status from ${table}`)).toEqual([{ status: 'new' }]);
    opened.advance(age - settledAge);
    await opened.platform.tidy();
    expect(await count(table)).toBe(0);
  },
);

test('so many are stored, and the next visitor is told to come back later', async () => {
  const now = new Date();
  await opened.database.run(sql`
    insert into contacts (id, form, name, company, position, phone, email, message, business_type, usage_scenarios, device,
      official_website, office_address, locale, created_at)
    select gen_random_uuid(), 'short', 'n', '', '', '', '', 'm', '', '', '', '', '', 'en', ${now}
    from generate_series(1, ${most - 1}::int)`);
  await opened.database.run(sql`
    insert into feedback (id, type, content, email, locale, created_at)
    select gen_random_uuid(), 1, 'c', '', 'en', ${now} from generate_series(1, ${most - 1}::int)`);
  for (const table of ['contacts', 'feedback'] as const) {
    expect((await send(table)).code).toBe(200);
    expect(await send(table)).toMatchObject({ code: 429, message: 'Too many attempts, please try again later' });
    expect(await send(table, 'zh')).toMatchObject({ code: 429, message: '操作过于频繁，请稍后再试' });
    expect(await count(table)).toBe(most);
    expect(opened.logged.some((line) => line.includes(`${most} ${table} are stored`))).toBe(true);
  }
});
