import { fillIn } from '#kit/fill-in.ts';
import { theme } from '#ui/theme.ts';
import type { BlockHost } from './block-props.ts';
import messages from './messages.json';

interface Props {
  readonly host: BlockHost;
  /** The block's file or name. */
  readonly place: string;
  readonly message: string;
}

/** During development in place of a block that cannot be rendered: what is wrong, and where. */
export function BrokenBlock({ host: { id, locale }, place, message }: Props) {
  return (
    <section
      id={id}
      role="alert"
      style={{ padding: '1.5rem', border: `3px solid ${theme.color.signalDeep}`, overflowWrap: 'anywhere' }}
    >
      <strong>{fillIn(messages[locale].broken, { place })}</strong>
      <pre style={{ whiteSpace: 'pre-wrap' }}>{message}</pre>
    </section>
  );
}
