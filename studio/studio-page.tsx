import { StudioRoot } from './studio-root.tsx';

/** Static, the same for every place of the studio. A server component: of a client one Next would not read what its route says. */
export default function StudioPage() {
  return <StudioRoot />;
}
