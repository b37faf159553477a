import { describe, expect, it } from 'vitest';
import { playerHosts } from '../../contract/player-hosts.ts';
import { serviceEnvironment } from './service-environment.ts';

const settings = {
  port: 5010,
  cmsPort: 5011,
  sitePort: 5012,
  platformPort: 5013,
  publicUrl: 'https://haptera.example',
  dataDirectory: '/data',
  secret: 'the secret of this installation, long enough',
};
const surroundings = {
  PATH: '/bin',
  LANG: 'zh_CN.UTF-8',
  NODE_OPTIONS: '--max-old-space-size=500',
  HAPTERA_SECRET: settings.secret,
  HAPTERA_ADMIN_EMAIL: 'first@haptera.example',
  HAPTERA_ADMIN_PASSWORD: 'first password',
  DATABASE_URL: 'postgres://app:word@database/app',
  PGSSLROOTCERT: '/certificates/database.pem',
  KEEP_REVISIONS: '20',
  EDGE_TRUSTED_PROXIES: '10.0.0.0/8',
  EDGE_CACHE_MB: '64',
  S3_SECRET_ACCESS_KEY: 'of the bucket',
  AWS_SECRET_ACCESS_KEY: 'of somebody else',
};
const of = (room: 'cms' | 'platform' | 'site' | 'edge') =>
  serviceEnvironment(settings, 'production', room, surroundings);

describe('the environment of a process', () => {
  it('of the edge contains neither the secret nor the database nor the administrator', () => {
    const edge = of('edge');
    expect(JSON.stringify(edge)).not.toMatch(/long enough|word@database|first password|somebody else/);
    expect(edge).toMatchObject({ EDGE_TRUSTED_PROXIES: '10.0.0.0/8', EDGE_CACHE_MB: '64', EDGE_PORT: '5010' });
  });

  it('of the edge allows the frames of the players that content may embed', () => {
    for (const { host } of playerHosts) expect(of('edge').EDGE_FRAME_SOURCES?.split(',')).toContain(`https://${host}`);
  });

  it('of the edge allows the frames that the operator configures', () => {
    const named = serviceEnvironment(settings, 'production', 'edge', { EDGE_FRAME_SOURCES: 'https://video.example' });
    expect(named.EDGE_FRAME_SOURCES).toBe('https://video.example');
  });

  it('of the site contains the secret that signs webhooks but neither the database nor the administrator', () => {
    const site = of('site');
    expect(site.HAPTERA_SECRET).toBe(settings.secret);
    expect(JSON.stringify(site)).not.toMatch(/word@database|first password|somebody else/);
  });

  it('contains the key of the object store only for the platform', () => {
    expect(of('platform')).toMatchObject({ S3_SECRET_ACCESS_KEY: 'of the bucket' });
    for (const room of ['cms', 'site', 'edge'] as const)
      expect(JSON.stringify(of(room))).not.toContain('of the bucket');
  });

  it('of the site identifies the database', () => {
    expect(of('site').SITE_DATABASE).toBe('database/app');
  });

  it('of the CMS contains what the CMS reads, but nothing of other rooms or programs', () => {
    const { HAPTERA_SECRET, HAPTERA_ADMIN_PASSWORD, DATABASE_URL, PGSSLROOTCERT, KEEP_REVISIONS } = surroundings;
    const cms = of('cms');
    expect(cms).toMatchObject({ HAPTERA_SECRET, HAPTERA_ADMIN_PASSWORD, DATABASE_URL, PGSSLROOTCERT, KEEP_REVISIONS });
    expect(cms).not.toHaveProperty('EDGE_TRUSTED_PROXIES');
    expect(cms).not.toHaveProperty('AWS_SECRET_ACCESS_KEY');
  });

  it.each(['cms', 'site', 'edge'] as const)(
    'of the %s contains the addresses of the others and the system variables',
    (room) => {
      expect(of(room)).toMatchObject({
        NODE_ENV: 'production',
        PATH: '/bin',
        LANG: 'zh_CN.UTF-8',
        NODE_OPTIONS: '--max-old-space-size=500',
        CMS_ORIGIN: 'http://127.0.0.1:5011',
        SITE_ORIGIN: 'http://localhost:5012',
        PUBLIC_URL: 'https://haptera.example',
      });
    },
  );
});
