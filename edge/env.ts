import { BlockList, isIP } from 'node:net';
import { addresses, listAddresses, listHomes, listPrefixes, printInLanguages } from '#contract/addresses.ts';
import { limits } from '#contract/limits.ts';
import { isOfThisMachine } from '#kit/is-of-this-machine.ts';
import { readSettings, type Variables } from '#kit/settings.ts';
import type { EdgeConfig, EdgeRoute } from './edge-config.ts';

export interface EdgeEnv {
  host: string;
  port: number;
  /** 0: no metrics. */
  metricsPort: number;
  config: EdgeConfig;
}

/**
 * Reads the edge's settings. The defaults fit a setup on one machine:
 *
 * | variable | default |
 * |---|---|
 * | `EDGE_HOST`, `EDGE_PORT` | `127.0.0.1`, `4010` |
 * | `PUBLIC_URL` | `http://localhost:<EDGE_PORT>` |
 * | `CMS_ORIGIN` | `http://127.0.0.1:4011` |
 * | `SITE_ORIGIN` | `http://localhost:4012` |
 * | `PLATFORM_ORIGIN` | `http://127.0.0.1:4013` |
 * | `EDGE_ROUTES` | none; `/prefix=http://host:port` pairs, comma separated, that take precedence over the three above and are never cached |
 * | `EDGE_SITE_WRITABLE` | `/api`; path prefixes of the site that accept POST and the like |
 * | `EDGE_TRUSTED_PROXIES` | addresses or CIDR blocks, or `none`; optional only when `PUBLIC_URL` is this machine |
 * | `EDGE_FRAME_SOURCES` | none; the launcher names the hosts of video players that content may frame |
 * | `EDGE_FRAMED_BY_SELF` | `/preview,/en/preview`; path prefixes that our own pages may embed in a frame |
 * | `EDGE_CACHE_MB` | `256` |
 * | `EDGE_IN_FLIGHT` | `200`; concurrent requests in each pool of `pools.ts` |
 * | `EDGE_CONNECTIONS`, `EDGE_CONNECTIONS_PER_ADDRESS` | `10000`, `512` |
 * | `EDGE_METRICS_PORT` | `0`: off; port on 127.0.0.1 with Prometheus metrics at `/metrics` |
 *
 * None of them is a secret. The edge needs none, so an attacker who breaks into it finds no key to sign anything with.
 *
 * Throws `SettingsError` with every wrong setting.
 */
export function readEdgeEnv(env: Variables = process.env): EdgeEnv {
  const { refuse, whole, requireNone } = readSettings(env);
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const origin = (name: string, value: string) => {
    if (isPlainOrigin(value, ['http:'])) return value;
    refuse(name, `${name} must be an address like http://127.0.0.1:4011, not "${value}".`);
    return 'http://127.0.0.1';
  };

  const port = whole('EDGE_PORT', 4010, 0, 65_535);
  const publicUrl = text('PUBLIC_URL', `http://localhost:${port}`).replace(/\/$/, '');
  if (!isPlainOrigin(publicUrl, ['http:', 'https:'])) {
    refuse(
      'PUBLIC_URL',
      `PUBLIC_URL must be an address without a path, like https://www.example.com, not "${publicUrl}".`,
    );
  }
  const proxies = text('EDGE_TRUSTED_PROXIES', '');
  if (proxies === '' && isPublic(publicUrl)) refuse('EDGE_TRUSTED_PROXIES', whichProxies(publicUrl));
  const trustedProxies = proxies === 'none' ? [] : list(proxies);
  for (const proxy of trustedProxies) {
    if (!isAddressBlock(proxy))
      refuse('EDGE_TRUSTED_PROXIES', `EDGE_TRUSTED_PROXIES: "${proxy}" is neither an address nor a CIDR block.`);
  }
  const frameSources = list(text('EDGE_FRAME_SOURCES', ''));
  for (const source of frameSources) {
    if (!isPlainOrigin(source, ['https:', 'http:']))
      refuse('EDGE_FRAME_SOURCES', `EDGE_FRAME_SOURCES: "${source}" is not an origin.`);
  }

  const extraRoutes: EdgeRoute[] = list(text('EDGE_ROUTES', '')).map((pair) => {
    const [prefix = '', address = ''] = splitOnce(pair, '=');
    if (!prefix.startsWith('/'))
      refuse('EDGE_ROUTES', `EDGE_ROUTES: "${pair}" must look like /prefix=http://host:port.`);
    return {
      name: prefix,
      prefixes: [prefix],
      origin: origin('EDGE_ROUTES', address),
      keeps: 'nothing',
      writable: 'all',
      maxBodyBytes: 8 * MEBIBYTE,
    };
  });
  const cmsOrigin = origin('CMS_ORIGIN', text('CMS_ORIGIN', 'http://127.0.0.1:4011'));
  const platformOrigin = origin('PLATFORM_ORIGIN', text('PLATFORM_ORIGIN', 'http://127.0.0.1:4013'));
  const siteOrigin = origin('SITE_ORIGIN', text('SITE_ORIGIN', 'http://localhost:4012'));
  const cacheBytes = whole('EDGE_CACHE_MB', 256, 1, 65_536) * MEBIBYTE;
  const inFlight = whole('EDGE_IN_FLIGHT', 200, 1, 10_000);
  const connections = whole('EDGE_CONNECTIONS', 10_000, 16, 1_000_000);
  const connectionsPerAddress = whole('EDGE_CONNECTIONS_PER_ADDRESS', 512, 8, 1_000_000);
  const metricsPort = whole('EDGE_METRICS_PORT', 0, 0, 65_535);

  const config: EdgeConfig = {
    publicUrl,
    routes: [
      ...extraRoutes,
      {
        name: 'uploads',
        prefixes: listPrefixes(({ by }) => by === 'uploads'),
        origin: cmsOrigin,
        keeps: 'images',
        writable: [],
        maxBodyBytes: 0,
      },
      {
        name: 'cms',
        prefixes: listPrefixes(({ by }) => by === 'cms'),
        origin: cmsOrigin,
        keeps: 'nothing',
        writable: 'all',
        // The largest upload, plus the overhead of its form.
        maxBodyBytes: limits.upload.file + 30 * MEBIBYTE,
      },
      {
        name: 'platform',
        prefixes: listPrefixes(({ by }) => by === 'platform'),
        origin: platformOrigin,
        keeps: 'nothing',
        writable: 'all',
        // The files of one feedback form, plus the overhead of the form; config files arrive in smaller chunks.
        maxBodyBytes: 31 * MEBIBYTE,
        // People wait for these calls: under any load, a request is either answered soon or refused immediately.
        admits: {
          inFlight: Math.ceil(inFlight / 6),
          signIns: Math.ceil(inFlight / 16),
          expectedWaitMs: 150,
          longestWaitMs: 400,
        },
      },
      {
        name: 'site',
        prefixes: [],
        origin: siteOrigin,
        keeps: 'pages',
        writable: list(text('EDGE_SITE_WRITABLE', writableOfSite.join(','))),
        maxBodyBytes: 2 * MEBIBYTE,
      },
    ],
    wordPress: { homes: listHomes(), route: 'cms', restPath: `${addresses.rest.path}/` },
    standby: { healthUrl: `${cmsOrigin}${addresses.health.path}` },
    signInPaths,
    trustedProxies,
    frameSources,
    framedBySelf: list(text('EDGE_FRAMED_BY_SELF', framedBySelf.join(','))),
    limits: { cacheBytes, inFlight, connections, connectionsPerAddress },
  };
  requireNone('The edge');
  return { host: text('EDGE_HOST', '127.0.0.1'), port, metricsPort, config };
}

const writableOfSite = listPrefixes(({ by, isWritable }) => by === 'site' && isWritable === true);

const framedBySelf = listAddresses(({ isFramedBySelf }) => isFramedBySelf === true).flatMap(printInLanguages);

const signInPaths = listPrefixes(({ takesSignIns }) => takesSignIns === true);

const MEBIBYTE = 1024 * 1024;

function list(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function splitOnce(value: string, separator: string): string[] {
  const at = value.indexOf(separator);
  return at === -1 ? [value] : [value.slice(0, at), value.slice(at + 1)];
}

function isPlainOrigin(value: string, schemes: readonly string[]): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return schemes.includes(url.protocol) && url.origin === value;
}

function isPublic(publicUrl: string): boolean {
  return URL.canParse(publicUrl) && !isOfThisMachine(publicUrl);
}

function whichProxies(publicUrl: string): string {
  return (
    `EDGE_TRUSTED_PROXIES is not set, but PUBLIC_URL is ${publicUrl}. List the addresses or CIDR blocks of the CDN or ` +
    'reverse proxy in front, such as 127.0.0.1 or 10.0.0.0/8: otherwise all visitors count as one. If there is no proxy, set it to none.'
  );
}

function isAddressBlock(value: string): boolean {
  const [address = '', bits] = value.split('/');
  const family = isIP(address);
  if (family === 0) return false;
  if (bits === undefined) return true;
  try {
    new BlockList().addSubnet(address, Number(bits), family === 4 ? 'ipv4' : 'ipv6');
    return true;
  } catch {
    return false;
  }
}
