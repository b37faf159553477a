import { answerFeed } from './feed.ts';

/** Serves `/feeds/{name}`, and `/feed.xml`, which has no name. */
export async function GET(
  _request: Request,
  { params }: { readonly params: Promise<{ locale: string; name?: string }> },
): Promise<Response> {
  const { locale, name = null } = await params;
  return answerFeed(locale, name);
}
