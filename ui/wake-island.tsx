import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Props = Readonly<Record<string, unknown>>;

/**
 * Hydrates the markup of an island. Its component gets the props in `data-props`, with which the markup was rendered. Resolves
 * once it is interactive.
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
