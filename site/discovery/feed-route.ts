import { answerFeed } from './feed.ts';

/** With a name below `/feeds`, or without one at `/feed.xml`. */
export async function GET(
  _request: Request,
  { params }: { readonly params: Promise<{ locale: string; name?: string }> },
): Promise<Response> {
  const { locale, name = null } = await params;
  return answerFeed(locale, name);
}
