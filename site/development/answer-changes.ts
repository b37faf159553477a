import type { NextApiRequest, NextApiResponse } from 'next';
import { requireSite } from '../site.ts';

/** During development: tells an open page that a source file has changed, so that it loads itself again. */
export async function answerChanges(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { sources } = requireSite();
  if (sources === null) {
    response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
    response.end('There is nothing at this address.');
    return;
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write(':\n\n');
  const leave = sources.listen(() => response.write('data: changed\n\n'));
  await new Promise((resolve) => request.once('close', resolve));
  leave();
}
