import { type ComponentType, lazy, Suspense } from 'react';

/** `next/dynamic` for pages that Next does not build: as much of it as blocks use. */
export default function dynamic<Props extends object>(
  load: () => Promise<ComponentType<Props> | { default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Loaded = lazy<ComponentType<Props>>(async () => {
    const module = await load();
    return 'default' in module ? module : { default: module };
  });
  // biome-ignore lint/correctness/noComponentHookFactories: it is called once for a module, as Next's is
  return function Dynamic(props) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
