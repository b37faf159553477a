import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Props = Readonly<Record<string, unknown>>;

/**
 * Lets React take over the markup of an island. Its component gets what stands in `data-props`, as it did when the markup was
 * drawn. Resolves when it answers.
 */
export function wakeIsland(root: HTMLElement, Part: ComponentType<Props>): Promise<() => void> {
  const props: Props = JSON.parse(root.dataset.props ?? '{}');
  return new Promise((resolve) => {
    const taken = hydrateRoot(
      root,
      <Awake onAwake={() => resolve(() => taken.unmount())}>
        <Part {...props} />
      </Awake>,
    );
  });
}

function Awake({ onAwake, children }: { readonly onAwake: () => void; readonly children: ReactNode }): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the markup is React's
  useEffect(onAwake, []);
  return children;
}
