import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LaunchOptions } from 'playwright';
import { cacheFolder } from '#kit/project-files.ts';

const modules = path.resolve(import.meta.dirname, '../../node_modules');

/**
 * The Chromium of the tests: `CHROME_PATH` if set, otherwise the one from an npm package, with Chinese fonts from
 * another package. Neither needs a separate download or a system package.
 */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  const args = ['--no-sandbox', '--font-render-hinting=none', '--disable-quic', '--disable-background-networking'];
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH, args };
  const cache = path.join(cacheFolder, `chromium-${packagedVersion()}`);
  mkdirSync(cache, { recursive: true });
  const executablePath = await unpack(cache);
  const fonts = path.join(cache, 'fonts.conf');
  const folders = ['/usr/share/fonts', path.join(cache, 'fonts/fonts'), path.join(modules, '@embedpdf/fonts-sc/fonts')];
  writeFileSync(fonts, printFontSettings(folders, path.join(cache, 'fc')));
  const libraries = path.join(cache, 'al2023/lib');
  return { executablePath, args, env: { ...definedEnvironment(), LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: fonts } };
}

/**
 * Settings of fontconfig in which `sans-serif` is a Chinese font, as on the machines of most visitors. Otherwise the
 * browser asks for a font for each Chinese character that it has not seen, which takes longer than the layout itself.
 */
function printFontSettings(folders: readonly string[], cache: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${folders.map((folder) => `<dir>${folder}</dir>`).join('\n  ')}
  <cachedir>${cache}</cachedir>
  <match target="pattern">
    <test name="family"><string>sans-serif</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>Noto Sans S Chinese</string></edit>
  </match>
</fontconfig>
`;
}

/**
 * The package unpacks into the system's temporary folder regardless of its version, and unpacks its libraries only if
 * it detects a certain cloud platform. The environment is changed during the import to override both.
 */
async function unpack(cache: string): Promise<string> {
  const saved = {
    TMPDIR: process.env.TMPDIR,
    AWS_LAMBDA_JS_RUNTIME: process.env.AWS_LAMBDA_JS_RUNTIME,
    LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
  };
  Object.assign(process.env, { TMPDIR: cache, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' });
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } finally {
    for (const [name, value] of Object.entries(saved)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

function packagedVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(path.join(modules, '@sparticuz/chromium/package.json'), 'utf8'));
  return String(Reflect.get(Object(manifest), 'version'));
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
