import { answerSitemap } from './sitemap.ts';

export async function GET(
  _request: Request,
  { params }: { readonly params: Promise<{ name: string }> },
): Promise<Response> {
  return answerSitemap((await params).name);
}
