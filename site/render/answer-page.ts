import type { NextApiRequest, NextApiResponse } from 'next';
import { requireSite } from '../site.ts';
import { type Answer, findAnswer, renderAhead } from './find-answer.ts';
import { readPageRequest } from './page-request.ts';

/** The route to which the proxy leads every request for a page. */
export async function answerPage(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  requireSite().renewal.renderWith(renderAhead);
  const { status, headers, body } = await choose(request);
  const bytes = Buffer.from(body);
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': bytes.length,
    ...headers,
  });
  response.end(bytes);
}

async function choose({ method, query }: NextApiRequest): Promise<Answer> {
  const wanted = readPageRequest(query);
  if (wanted === null) return refuse(404, 'There is no page without an address.');
  if (method !== 'GET' && method !== 'HEAD') return refuse(405, 'A page can only be read.', { Allow: 'GET, HEAD' });
  return findAnswer(wanted);
}

function refuse(status: number, body: string, headers: Answer['headers'] = {}): Answer {
  return { status, headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', ...headers }, body };
}
