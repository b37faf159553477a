/**
 * System fonts that replace the web font until it has loaded, scaled to its metrics to avoid layout shifts: Arial on desktops
 * and iPhones, Roboto on Android. `size-adjust` is the ratio of mean widths (weighted by letter frequency in English): 0.4983
 * em of Bricolage Grotesque, 0.4414 of Arial, 0.4448 of Roboto. The web font's ascent of 0.93 and descent of 0.27 em are divided
 * by it. Limited to the web font's characters: Chinese punctuation belongs to the Chinese font.
 */
export const latinFallback = {
  families: "'Haptera Arial', 'Haptera Roboto'",
  faces: [face('Haptera Arial', 'Arial', 1.1288), face('Haptera Roboto', 'Roboto', 1.1202)].join(''),
} as const;

function face(family: string, local: string, ratio: number): string {
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return `@font-face{font-family:'${family}';src:local('${local}');size-adjust:${percent(ratio)};ascent-override:${percent(0.93 / ratio)};descent-override:${percent(0.27 / ratio)};line-gap-override:0%;unicode-range:U+20-B6,U+B8-24F,U+2009,U+2013,U+2022,U+20AC,U+2122,U+2212;}`;
}
