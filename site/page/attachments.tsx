import { requireSite } from '../site.ts';

/**
 * The modules that bring parts of the page to life, plain ones that know nothing of React. They stand behind what they are
 * for, and run when the page is read to its end: nothing that one sees waits for them.
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
