import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDoor, rolePassword, type TestDoor } from './testing/open-test-door.ts';
import { openVisitors, type Visitor, type Visitors } from './testing/open-visitors.ts';

let door: TestDoor;
let now = Date.parse('2026-05-01T00:00:00Z');
let visitors: Visitors;
beforeAll(async () => {
  door = await openTestDoor({ clock: () => new Date(now) });
  visitors = openVisitors(door.http);
});
afterAll(() => door.close());

const QUARTER = 15 * 60_000;
let network = 0;
/** A network address without earlier requests. */
function anywhere(): Visitor {
  network += 1;
  return visitors.at(`198.18.${network >> 8}.${network & 255}`);
}

async function anAccount(): Promise<string> {
  network += 1;
  const login = `person-${network}`;
  await door.createUser({ login, password: rolePassword });
  return login;
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

const count = (answers: readonly { readonly status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describe('password guesses at one account from many addresses', () => {
  test('are checked at most ten times in a quarter of an hour, then have to wait', async () => {
    const login = await anAccount();
    const answers = [];
    for (let guess = 0; guess < 120; guess += 1) answers.push(await anywhere().signIn(login, `guess ${guess}`));
    expect([count(answers, 401), count(answers, 429)]).toEqual([10, 110]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    now += QUARTER;
    expect((await anywhere().signIn(login, rolePassword)).status).toBe(200);
  });

  test('are checked no more often when a thousand arrive at once', async () => {
    const login = await anAccount();
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, guess) => anywhere().signIn(login, `guess ${guess}`)),
    );
    // A busy machine rejects some with 503 right away: those were not checked either.
    const refused = count(answers, 429) + count(answers, 503);
    expect(count(answers, 401) + refused).toBe(1000);
    expect(count(answers, 401)).toBeLessThanOrEqual(10);
    expect(refused).toBeGreaterThanOrEqual(990);
  });

  test('are limited in the same way for an unknown name', async () => {
    const answers = [];
    for (let guess = 0; guess < 20; guess += 1) answers.push(await anywhere().signIn('nobody-at-all', 'guess'));
    expect([count(answers, 401), count(answers, 429)]).toEqual([10, 10]);
  });

  test('do not lock out its owner on a device that has signed in before', async () => {
    const login = await anAccount();
    const owner = anywhere();
    expect((await owner.signIn(login, rolePassword)).status).toBe(200);
    for (let guess = 0; guess < 30; guess += 1) await anywhere().signIn(login, 'guess');
    const elsewhere = anywhere();
    expect((await elsewhere.signIn(login, rolePassword)).status).toBe(429);
    expect((await elsewhere.with(owner.cookies).signIn(login, rolePassword)).status).toBe(200);
  });

  test('do not lock out its owner at an address where the account signed in recently', async () => {
    const login = await anAccount();
    const office = anywhere();
    expect((await office.signIn(login, rolePassword)).status).toBe(200);
    for (let guess = 0; guess < 30; guess += 1) await anywhere().signIn(login, 'guess');
    expect((await office.with({}).signIn(login, rolePassword)).status).toBe(200);
    now += 31 * 24 * 60 * 60_000;
    for (let guess = 0; guess < 30; guess += 1) await anywhere().signIn(login, 'guess');
    expect((await office.with({}).signIn(login, rolePassword)).status).toBe(429);
  });

  test('do not block its application passwords', async () => {
    for (let guess = 0; guess < 30; guess += 1) await anywhere().signIn('editor', 'guess');
    expect((await door.ask({ path: '/wp/v2/users/me', role: 'editor' })).status).toBe(200);
  });
});

describe('a device that has signed in before', () => {
  test('does not allow unlimited guesses', async () => {
    const login = await anAccount();
    const device = anywhere();
    await device.signIn(login, rolePassword);
    const answers = [];
    for (let guess = 0; guess < 30; guess += 1) {
      answers.push(await anywhere().with(device.cookies).signIn(login, 'guess'));
    }
    expect([count(answers, 401), count(answers, 429)]).toEqual([10, 20]);
  });

  test('is known only for the accounts that have signed in on it', async () => {
    const [login, other] = [await anAccount(), await anAccount()];
    const device = anywhere();
    await device.signIn(login, rolePassword);
    for (let guess = 0; guess < 30; guess += 1) await anywhere().signIn(other, 'guess');
    expect((await anywhere().with(device.cookies).signIn(other, rolePassword)).status).toBe(429);
  });
});

describe('an address that many people share', () => {
  const office = once(anywhere);
  const spray = (from: number, to: number) =>
    Promise.all(
      Array.from({ length: to - from }, (_, index) =>
        office()
          .with({})
          .signIn(`sprayed-${from + index}`, 'guess'),
      ),
    );

  test('accepts the right password after a hundred failed attempts', async () => {
    const login = await anAccount();
    for (let from = 0; from < 100; from += 25) expect(count(await spray(from, from + 25), 401)).toBe(25);
    expect((await office().with({}).signIn(login, rolePassword)).status).toBe(200);
  });

  test('has two attempts per second from then on', async () => {
    now += 5_000;
    expect(count(await spray(100, 140), 401)).toBe(10);
    now += 5_000;
    expect((await office().with({}).signIn('sprayed-1000', 'guess')).status).toBe(401);
  });

  test('has one attempt per name from then on', async () => {
    now += 5_000;
    expect((await office().with({}).signIn('sprayed-1', 'guess')).status).toBe(429);
  });

  test('is not affected by successful sign-ins', async () => {
    const login = await anAccount();
    const home = anywhere();
    for (let time = 0; time < 12; time += 1) {
      expect((await home.with({}).signIn(login, rolePassword)).status).toBe(200);
    }
  });
});

describe('sign-in attempts', () => {
  test('are counted together for all spellings of an address, and for a whole IPv6 network', async () => {
    const login = await anAccount();
    const spellings = [
      ['198.51.100.200', '::ffff:198.51.100.200', '::ffff:c633:64c8'],
      ['2001:db8:7:7::1', '2001:0DB8:0007:0007:ffff::2', '2001:db8:7:7:8::'],
    ];
    for (const [index, addresses] of spellings.entries()) {
      const name = `${login}-${index}`;
      const answers = [];
      for (let guess = 0; guess < 9; guess += 1) {
        answers.push(await visitors.at(addresses[guess % 3] ?? '').signIn(name, 'guess'));
      }
      expect([count(answers, 401), count(answers, 429)]).toEqual([5, 4]);
    }
  });

  test('are stored under keys that reveal neither name nor address', async () => {
    await visitors.at('203.0.113.77').signIn('somebody-with-a-name', 'guess');
    const rows = JSON.stringify(await door.database.query('select * from sign_in_attempts'));
    expect(rows).not.toMatch(/somebody|203\.0/);
  });

  test('get exactly the same responses for known and unknown names, by every way to sign in', async () => {
    const strip = ({ status, headers, text }: Awaited<ReturnType<Visitor['signIn']>>) => ({
      status,
      text,
      headers: Object.fromEntries(headers),
    });
    for (const way of ['signIn', 'logIn', 'callWithPassword'] as const) {
      const login = await anAccount();
      const [known, unknown] = [anywhere(), anywhere()];
      for (let round = 0; round < 12; round += 1) {
        expect(strip(await known[way](login, 'guess')), `${way} ${round}`).toEqual(
          strip(await unknown[way](`${login}-not`, 'guess')),
        );
      }
    }
  });
});
