/**
 * System faces that stand in for the web font until it is there, stretched to its measures so that nothing moves when it
 * comes: Arial on desktops and iPhones, Roboto on Android. `size-adjust` is the ratio of mean widths (of letters as often as
 * English has them): 0.4983 em of Bricolage Grotesque, 0.4414 of Arial, 0.4448 of Roboto; ascent 0.93 and descent 0.27 em of
 * the web font are divided by it. Only what the web font has: Chinese marks belong to the Chinese face.
 */
export const latinFallback = {
  families: "'Haptera Arial', 'Haptera Roboto'",
  faces: [face('Haptera Arial', 'Arial', 1.1288), face('Haptera Roboto', 'Roboto', 1.1202)].join(''),
} as const;

function face(family: string, local: string, ratio: number): string {
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return `@font-face{font-family:'${family}';src:local('${local}');size-adjust:${percent(ratio)};ascent-override:${percent(0.93 / ratio)};descent-override:${percent(0.27 / ratio)};line-gap-override:0%;unicode-range:U+20-B6,U+B8-24F,U+2009,U+2013,U+2022,U+20AC,U+2122,U+2212;}`;
}
