import { expect, test } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { GET } from './speculation-rules.ts';

test('a browser can prefetch documents, but no actions and no files', async () => {
  const response = GET();
  expect(response.headers.get('content-type')).toBe('application/speculationrules+json');
  const { prefetch }: { prefetch: { where: { and: [object, { not: { href_matches: string[] } }] } }[] } = JSON.parse(
    await response.text(),
  );
  const kept = prefetch[0]?.where.and[1].not.href_matches ?? [];
  const { studio, signIn, rest, graphql, preview, uploads, notFound } = addresses;
  for (const { path } of [studio, signIn, rest, graphql, preview, uploads]) expect(kept).toContain(path);
  expect(kept).toContain(`${rest.path}/*`);
  expect(kept).not.toContain(notFound.path);
});
