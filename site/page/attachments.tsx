import { requireSite } from '../site.ts';

/**
 * The modules that make parts of the page interactive, in plain JavaScript without React. Place this after those parts: the
 * modules run once the document is parsed, so they never block rendering.
 */
export async function Attachments({ names }: { readonly names: Iterable<string> }) {
  const { modules, parts } = await requireSite().attachments.list(names);
  return (
    <>
      {parts.map((url) => (
        <link key={url} rel="modulepreload" href={url} />
      ))}
      {modules.map((url) => (
        <script key={url} type="module" src={url} />
      ))}
    </>
  );
}
