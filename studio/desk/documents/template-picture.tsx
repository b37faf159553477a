import { theme } from '#ui/theme.ts';

/** A miniature page layout: one band per block, drawn by the block's purpose. */
export function TemplatePicture({ blocks }: { readonly blocks: readonly string[] }) {
  const bands = blocks.map((name) => plans[name] ?? plain);
  const height = 92;
  let top = 4;
  return (
    <svg viewBox={`0 0 160 ${height}`} aria-hidden="true" width="100%" style={{ background: theme.color.paperSunken }}>
      {bands.map((band, index) => {
        const y = top;
        top += band.height + 3;
        return (
          <g key={index} transform={`translate(8 ${y})`}>
            {band.draw()}
          </g>
        );
      })}
      {bands.length === 0 ? (
        <path d="M80 30v16M72 38h16" stroke={theme.color.paperLineStrong} strokeWidth="1.5" strokeLinecap="round" />
      ) : null}
    </svg>
  );
}

interface Plan {
  readonly height: number;
  draw(): React.ReactNode;
}

const { ink, paperLineStrong: grey, paperLine: pale, signal } = theme.color;

const bar = (x: number, y: number, width: number, fill: string, height = 2.5) => (
  <rect x={x} y={y} width={width} height={height} rx="1" fill={fill} />
);

const columns = (count: number, height: number, draw: (x: number, width: number) => React.ReactNode): Plan => ({
  height,
  draw: () => {
    const gap = 4;
    const width = (144 - gap * (count - 1)) / count;
    return Array.from({ length: count }, (_, index) => <g key={index}>{draw(index * (width + gap), width)}</g>);
  },
});

const card = (height: number) => (x: number, width: number) => (
  <>
    <rect x={x} y="0" width={width} height={height} rx="1.5" fill={pale} />
    {bar(x + 3, height - 5, width * 0.6, grey)}
  </>
);

const plain: Plan = {
  height: 9,
  draw: () => (
    <>
      {bar(0, 0, 90, grey)}
      {bar(0, 4.5, 130, pale)}
    </>
  ),
};

const plans: Readonly<Record<string, Plan>> = {
  'haptera/hero': {
    height: 18,
    draw: () => (
      <>
        <rect x="0" y="0" width="144" height="18" rx="1.5" fill={ink} />
        {bar(7, 4.5, 52, theme.color.paper, 3.5)}
        {bar(7, 10.5, 36, theme.color.mist)}
        <path d="M92 9h4l2-5 3 10 3-12 3 11 2-6 2 2h20" fill="none" stroke={signal} strokeWidth="1.2" />
      </>
    ),
  },
  'haptera/feature-grid': columns(3, 10, card(10)),
  'haptera/figures': columns(4, 7, (x, width) => (
    <>
      {bar(x, 0, width * 0.5, ink, 3.5)}
      {bar(x, 5, width * 0.8, grey, 1.5)}
    </>
  )),
  'haptera/case-grid': columns(3, 13, card(13)),
  'haptera/pricing-tiers': columns(4, 22, (x, width) => (
    <>
      <rect x={x} y="0" width={width} height="22" rx="1.5" fill={pale} />
      {bar(x + 3, 3, width * 0.4, ink)}
      {bar(x + 3, 9, width * 0.7, grey, 1.5)}
      {bar(x + 3, 12, width * 0.7, grey, 1.5)}
      {bar(x + 3, 15, width * 0.7, grey, 1.5)}
    </>
  )),
  'haptera/media-text': columns(2, 12, (x, width) =>
    x === 0 ? (
      <>
        {bar(x, 1, width * 0.7, ink)}
        {bar(x, 6, width * 0.9, grey, 1.5)}
        {bar(x, 9, width * 0.8, grey, 1.5)}
      </>
    ) : (
      <rect x={x} y="0" width={width} height="12" rx="1.5" fill={pale} />
    ),
  ),
  'haptera/spec-table': {
    height: 14,
    draw: () =>
      [0, 4, 8, 12].map((y) => (
        <g key={y}>
          {bar(0, y, 30, grey, 1.5)}
          {bar(58, y, 22, y === 0 ? ink : grey, 1.5)}
          {bar(104, y, 22, y === 0 ? ink : grey, 1.5)}
        </g>
      )),
  },
  'haptera/model-list': {
    height: 24,
    draw: () => (
      <>
        <rect x="0" y="0" width="144" height="5" rx="1.5" fill="none" stroke={grey} strokeWidth="0.8" />
        {[9, 13, 17, 21].map((y) => (
          <g key={y}>
            {bar(0, y, 40, grey, 1.5)}
            {bar(52, y, 40, grey, 1.5)}
            {bar(104, y, 36, grey, 1.5)}
          </g>
        ))}
      </>
    ),
  },
  'haptera/faq': {
    height: 11,
    draw: () => [0, 4.5, 9].map((y) => <g key={y}>{bar(0, y, 144, pale, 2)}</g>),
  },
  'haptera/quote': {
    height: 9,
    draw: () => (
      <>
        {bar(0, 0, 1.5, signal, 9)}
        {bar(6, 1, 110, grey)}
        {bar(6, 5.5, 60, pale)}
      </>
    ),
  },
  'haptera/call-to-action': {
    height: 9,
    draw: () => (
      <>
        <rect x="0" y="0" width="144" height="9" rx="1.5" fill={signal} />
        {bar(6, 3, 50, ink)}
      </>
    ),
  },
};
