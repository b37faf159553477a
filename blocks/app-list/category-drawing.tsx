import type { AppCategory } from '#cms-schema/supported.ts';

/** A drawing for a whole category, because we may not show the apps' own logos. Uses the colours of its surface. */
export function CategoryDrawing({ category }: { readonly category: AppCategory }) {
  return (
    <svg className="app-drawing" viewBox="0 0 48 48" fill="none" aria-hidden="true">
      {drawings[category]}
    </svg>
  );
}

const drawings: Readonly<Record<AppCategory, React.ReactNode>> = {
  games: (
    <>
      <path d="M14 15h20a9 9 0 0 1 9 9l-1 6.5a4.4 4.4 0 0 1-7.9 2L31 29H17l-3.1 3.5a4.4 4.4 0 0 1-7.9-2L5 24a9 9 0 0 1 9-9Z" />
      <path d="M15.5 19.5v6M12.5 22.5h6" />
      <path d="M31 24.5h.01M35 20.5h.01" className="app-drawing-felt" />
      <path d="M20 37v3M24 36v6M28 37v3" className="app-drawing-felt" />
    </>
  ),
  inputMethods: (
    <>
      <rect x="5" y="14" width="38" height="22" rx="5" />
      <path d="M11 20h.01M17 20h.01M23 20h.01M29 20h.01M37 20h.01M11 26h.01M17 26h.01M35 26h2M16 31h16" />
      <path d="M26 24v5M30 22.5v8" className="app-drawing-felt" />
      <path d="M20 10v-3M24 10V5M28 10v-3" className="app-drawing-felt" />
    </>
  ),
  audioVideo: (
    <>
      <path d="M9 28v-4a15 15 0 0 1 30 0v4" />
      <rect x="6" y="26" width="7" height="12" rx="3.5" />
      <rect x="35" y="26" width="7" height="12" rx="3.5" />
      <path d="M19 29v6M24 25v14M29 29v6" className="app-drawing-felt" />
    </>
  ),
};
