/** What a drawing may consist of. Whatever is not listed here is left out, with everything in it. */
export const svgElements: ReadonlySet<string> = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath switch
  linearGradient radialGradient stop clipPath mask pattern marker style filter feBlend feColorMatrix
  feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge
  feMergeNode feMorphology feOffset`.split(/\s+/),
);

/** Elements whose content is drawn without them. */
export const unwrappedElements: ReadonlySet<string> = new Set(['a']);

/** Elements without which a drawing would look different: better refused than changed. */
export const refusedElements: ReadonlySet<string> = new Set(['image', 'feImage', 'foreignObject']);

export const svgAttributes: ReadonlySet<string> = new Set(
  `id class style transform viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points
  pathLength offset dx dy rotate textLength lengthAdjust startOffset method side spacing href
  gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits
  patternContentUnits patternTransform markerUnits markerWidth markerHeight refX refY orient filterUnits
  primitiveUnits in in2 result mode type values tableValues slope intercept amplitude exponent operator k1 k2 k3 k4
  radius stdDeviation edgeMode flood-color flood-opacity color-interpolation-filters role aria-label aria-hidden
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset color opacity display visibility overflow stop-color stop-opacity clip-path
  clip-rule mask filter marker marker-start marker-mid marker-end paint-order vector-effect shape-rendering
  text-rendering color-interpolation mix-blend-mode isolation font-family font-size font-style font-variant
  font-weight font-stretch letter-spacing word-spacing text-anchor text-decoration dominant-baseline
  alignment-baseline baseline-shift writing-mode direction unicode-bidi version`.split(/\s+/),
);

export const svgLimits = {
  /** A drawing with more is a picture. */
  bytes: 1024 * 1024,
  elements: 5_000,
  depth: 40,
  /** Elements drawn when every reference is drawn again at each of its uses. */
  drawn: 50_000,
} as const;

/** Styles without rules, escapes and addresses; only `url(#…)` may refer to something. */
export function isSafeCss(css: string): boolean {
  const local = css.replace(LOCAL_REFERENCE, '');
  return !/[@\\<&]|(?:url|src|image|image-set|element|attr|expression)\s*\(|-moz-binding|behavior\s*:/i.test(local);
}

/** The ids of the elements of the same drawing that a style or presentation attribute refers to. */
export function listLocalReferences(css: string): string[] {
  return [...css.matchAll(LOCAL_REFERENCE)].map(([, id = '']) => id);
}

const LOCAL_REFERENCE = /url\(\s*["']?#([\w.:-]{1,200})["']?\s*\)/gi;
