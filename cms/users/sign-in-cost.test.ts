import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDoor, rolePassword, type TestDoor } from '../doors/rest/testing/open-test-door.ts';
import { openVisitors, type Visitor } from '../doors/rest/testing/open-visitors.ts';

const work = vi.hoisted(() => ({ hashes: [] as string[] }));
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const real = await importOriginal<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    verify: (stored: string, password: string) => {
      // The cost of a comparison depends only on the parameters.
      work.hashes.push(stored.split('$').slice(1, 4).join('$'));
      return real.verify(stored, password);
    },
  };
});

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
});
afterAll(() => door.close());

let number = 0;
/** The work that one attempt from a new address causes: comparisons of passwords, and queries. */
async function costOf(way: 'signIn' | 'logIn' | 'callWithPassword', login: string) {
  number += 1;
  const visitor: Visitor = openVisitors(door.http).at(`198.18.2.${number}`);
  work.hashes = [];
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const { status } = await visitor[way](login, 'not the password');
  const statements = query.mock.calls.map(([statement]) => readStatement(statement)).filter(isAboutPeople);
  query.mockRestore();
  return { status, hashes: work.hashes, statements };
}

/** Excludes queries of background jobs. */
function isAboutPeople(statement: string): boolean {
  return /\b(?:users|sessions|sign_in_attempts|application_passwords|known_places|audit_\w+)\b/.test(statement);
}

function readStatement(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return typeof statement === 'object' && statement !== null && 'text' in statement ? String(statement.text) : '';
}

test.each([
  ['the studio', 'signIn', 1],
  ['the form', 'logIn', 1],
  ['an application password', 'callWithPassword', 0],
] as const)('an unknown name costs as much work as a known one: %s', async (_door, way, hashes) => {
  await door.createUser({ login: `known-by-${way}`, password: rolePassword });
  const known = await costOf(way, `known-by-${way}`);
  const unknown = await costOf(way, `unknown-by-${way}`);
  expect(known.status).toBe(401);
  expect(known.hashes).toHaveLength(hashes);
  expect(known.statements.length).toBeGreaterThan(3);
  expect(unknown).toEqual(known);
});
