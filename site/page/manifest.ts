import { defaultLocale, isLocale, languageTags, localizePath } from '#cms-schema/locale.ts';
import { addresses } from '#contract/addresses.ts';
import { theme } from '#ui/theme.ts';
import { getShell } from '../cms.ts';

/** The web app manifest of the site in a language. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale: requested } = await params;
  const locale = isLocale(requested) ? requested : defaultLocale;
  const { generalSettings } = await getShell(locale);
  const home = localizePath('/', locale);
  const manifest = {
    name: generalSettings.title,
    short_name: generalSettings.title,
    description: generalSettings.slogan ?? undefined,
    lang: languageTags[locale],
    id: home,
    start_url: home,
    display: 'minimal-ui',
    theme_color: theme.raw.color.ink,
    background_color: theme.raw.color.ink,
    icons: manifestIcons,
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600, s-maxage=86400',
    },
  });
}

/** Drawn by `scripts/draw-icons.ts`. */
export const manifestIcons = [
  { src: addresses.icon.path, type: 'image/svg+xml', sizes: 'any' },
  ...[192, 512].map((size) => ({
    src: `${addresses.icons.path}/icon-${size}.png`,
    type: 'image/png',
    sizes: `${size}x${size}`,
  })),
  { src: `${addresses.icons.path}/icon-maskable-512.png`, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
];
