import { type ComponentType, lazy, Suspense } from 'react';

/** `next/dynamic` for pages that Next does not build: as much of it as blocks use. */
export default function dynamic<Props extends object>(
  load: () => Promise<ComponentType<Props> | { default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Loaded = lazy<ComponentType<Props>>(async () => {
    const module = await load();
    return 'default' in module ? module : { default: module };
  });
  return (props) => (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
