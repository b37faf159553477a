import { StudioRoot } from './studio-root.tsx';

/**
 * Static and the same for every studio path. Must be a server component: Next ignores the route config of a client one.
 */
export default function StudioPage() {
  return <StudioRoot />;
}
