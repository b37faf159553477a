import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playDisconnects } from '#kit/testing/play-disconnects.ts';
import { createRestDoor } from './doors/rest/rest-door.ts';
import { aPage } from './testing/builders.ts';
import { listRequests } from './testing/list-requests.ts';
import { openTestServer, type TestServer } from './testing/open-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await aPage(server.cms);
});
afterAll(() => server.close());

test('clients that disconnect in any way, at any moment, on any route, crash nothing and leave nothing behind', async () => {
  const { routes } = createRestDoor(server.cms, () => undefined);
  const requests = listRequests(routes, server.authorizationOf('editor'));
  const visits = await playDisconnects(server.port, requests, {
    seed: 11,
    milliseconds: 5_000,
    onVisit: (description) => expect(server.fatal, description).toEqual([]),
  });
  expect(visits).toBeGreaterThan(200);
  expect((await server.ask({ path: '/wp/v2/types' })).status).toBe(200);
  expect(server.faults).toEqual([]);
  await expect.poll(() => server.read()).toMatchObject({ connections: 0, inFlight: 0 });
  await expect.poll(() => server.traffic.read()).toMatchObject({ running: 0, waiting: 0 });
  await expect.poll(() => listTemporary(server.dataDirectory)).toEqual([]);
});

/** The files in the folders for incoming uploads. The folders themselves stay while their process is running. */
async function listTemporary(dataDirectory: string): Promise<string[]> {
  const incoming = join(dataDirectory, 'uploads', '.incoming');
  const owners = await readdir(incoming).catch(() => []);
  return (await Promise.all(owners.map((owner) => readdir(join(incoming, owner))))).flat();
}
