'use client';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of a block that is fetched late, for `dynamic`. When it cannot be had, the block stands without it, as it did
 * until then, and it is asked for again whenever the network is back: in the builder nobody reloads the page for it.
 */
export async function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  try {
    return await load();
  } catch {
    return (props: Props) => <Awaited load={load} props={props} />;
  }
}

interface AwaitedProps<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

function Awaited<Props extends object>({ load, props }: AwaitedProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    const retry = () =>
      load().then(
        (part) => setPart(() => part),
        () => {
          // Still away: the next time.
        },
      );
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [load]);
  return Part && <Part {...props} />;
}
