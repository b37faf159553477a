import { answerArchiveFeed, answerFeed } from './feed.ts';

/** Serves `/feed.xml`, which has no name, `/feeds/posts.xml`, and the feeds of archives: `/feeds/tag/cars`. */
export async function GET(
  _request: Request,
  { params }: { readonly params: Promise<{ locale: string; name?: string[] }> },
): Promise<Response> {
  const { locale, name = [] } = await params;
  const [first = null, ...more] = name;
  return more.length === 0
    ? answerFeed(locale, first)
    : answerArchiveFeed(locale, `/${name.map(decodeURIComponent).join('/')}`);
}
