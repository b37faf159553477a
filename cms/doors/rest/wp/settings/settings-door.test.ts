import { afterAll, beforeAll, expect, test } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '#cms-schema/json.ts';
import { fieldsOf } from '#contract/field-table.ts';
import { settingsFields } from '#contract/settings-fields.ts';
import { aPage } from '../../../../testing/builders.ts';
import { openTestDoor, type TestDoor } from '../../testing/open-test-door.ts';

let door: TestDoor;
let front: { readonly id: number };
beforeAll(async () => {
  door = await openTestDoor();
  front = await aPage(door.cms);
});
afterAll(() => door.close());

const rows = fieldsOf(settingsFields);

const ask = (body?: JsonObject, path = '/wp/v2/settings') =>
  door.ask({ path, role: 'administrator', ...(body && { method: 'POST' as const, body }) });

/** A value different from the default of the setting. */
const others: Readonly<Record<string, (field: (typeof rows)[number][1]) => JsonValue>> = {
  text: () => 'F j, Y',
  localizedText: () => ({ zh: '别的', en: 'Another' }),
  email: () => 'another@haptera.example',
  timezone: () => 'Europe/Berlin',
  number: () => 3,
  toggle: () => true,
  choice: ({ kind, initial }) => kind.schema.enum?.find((option) => option !== initial) ?? '',
  id: () => front.id,
};

test.each(rows)('an administrator can change %s under its REST name', async (_, field) => {
  const value = others[field.kind.name]?.(field) ?? null;
  const saved = await ask({ [field.rest]: value });
  expect([saved.status, at(saved.body, field.rest)]).toEqual([200, value]);
  expect(at((await ask()).body, field.rest)).toEqual(value);
});

test('the title of one language can be changed without the other', async () => {
  await ask({ haptera_title: { zh: '触境', en: 'Haptera' } });
  await ask({ title: 'Haptera Lab' }, '/wp/v2/settings?lang=en');
  const { body } = await ask();
  expect(at(body, 'haptera_title')).toEqual({ zh: '触境', en: 'Haptera Lab' });
  expect(at(body, 'title')).toBe('触境');
});

test('a logo is removed with null, as in WordPress', async () => {
  await ask({ site_logo: front.id });
  expect(at((await ask({ site_logo: null })).body, 'site_logo')).toBeNull();
});

test('an invalid value is rejected by name, without a server error', async () => {
  const refused = await ask({ timezone: 'Nowhere', haptera_contact_email: 'nobody' });
  expect(refused.status).toBe(400);
  expect(at(refused.body, 'code')).toBe('rest_invalid_param');
});

test('readers get the settings that every page shows, in their language', async () => {
  await ask({ haptera_slogan: { zh: '触手可及', en: 'Feel it' }, posts_per_page: 7 });
  const answer = await askGraphQL(
    '{ generalSettings(language: EN) { slogan } readingSettings { postsPerPage showOnFront pageOnFront } }',
  );
  expect(answer).toMatchObject({
    data: { generalSettings: { slogan: 'Feel it' }, readingSettings: { postsPerPage: 7 } },
  });
});

test('readers do not see the system email address', async () => {
  expect(await askGraphQL('{ generalSettings { email } }')).toMatchObject({ errors: [{}] });
});

async function askGraphQL(query: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const request = new Request('https://haptera.example/graphql', {
    method: 'POST',
    headers,
    body: JSON.stringify({ query }),
  });
  return (await door.http(request)).json();
}

function at(body: unknown, name: string): unknown {
  return isJsonObject(body) ? body[name] : undefined;
}
