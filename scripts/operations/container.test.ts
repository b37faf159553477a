import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { addresses } from '#contract/addresses.ts';
import { projectRoot } from '#kit/project-files.ts';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

interface Instruction {
  readonly name: string;
  readonly words: readonly string[];
  readonly text: string;
}

const instructions = parseDockerfile(read('Dockerfile'));
const lastStage = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
/** The files and folders that the last stage copies from the project itself. */
const copied = lastStage
  .filter(({ name, words }) => name === 'COPY' && !words.some((word) => word.startsWith('--')))
  .flatMap(({ words }) => words.slice(0, -1));
const entries = [
  'scripts/start.ts',
  'scripts/launch/build-servers.ts',
  'cms/main.ts',
  'platform/main.ts',
  'edge/main.ts',
  'scripts/backup.ts',
  'scripts/restore.ts',
  'scripts/doctor.ts',
];

describe('the image', () => {
  it('is based on images with a pinned version', () => {
    const stages = instructions.filter(({ name }) => name === 'FROM').map(({ words }) => words);
    const names = stages.map((words) => words[2]).filter((name) => name !== undefined);
    for (const [base = ''] of stages) if (!names.includes(base)) expect(base).toMatch(/^[a-z/]+:\d[\w.-]*$/);
  });

  it('copies only existing files, exactly those that .dockerignore lets through', () => {
    expect(copied.length).toBeGreaterThan(10);
    const seen = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    for (const source of copied) {
      expect(existsSync(path.join(projectRoot, source)), source).toBe(true);
      expect(seen).toContain(source);
    }
    expect([...seen].sort()).toEqual([...copied].sort());
  });

  it('contains every file that its processes import, and needs no development dependency', () => {
    const { files, packages } = followImports(entries);
    expect(files.length).toBeGreaterThan(150);
    for (const file of files)
      expect(
        copied.some((source) => file === source || file.startsWith(`${source}/`)),
        file,
      ).toBe(true);
    const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(read('package.json'));
    expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
    expect(files.filter((file) => /\.test\.tsx?$/.test(file))).toEqual([]);
  });

  it('runs the start command of the package directly, as an unprivileged user', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const command = find('CMD');
    expect(JSON.parse(command?.text ?? '')).toEqual(scripts.start?.split(' '));
    expect(find('USER')?.text).toBe('node');
    expect(lastStage.findIndex(({ name }) => name === 'USER')).toBeLessThan(
      lastStage.findIndex(({ name }) => name === 'CMD'),
    );
  });

  it('checks its health at an address that the edge answers', () => {
    expect(find('HEALTHCHECK')?.text).toContain(addresses.health.path);
  });

  it('stores its data in a volume that belongs to its user', () => {
    const env = find('ENV')?.words ?? [];
    expect(env).toContain('DATA_DIRECTORY=/data');
    expect(find('VOLUME')?.text).toBe('/data');
    expect(find('RUN')?.text).toContain('chown node:node /data');
  });

  it('contains no secret', () => {
    const text = lastStage.map((instruction) => instruction.text).join('\n');
    expect(text).not.toMatch(/SECRET|PASSWORD/);
  });
});

describe('the composition', () => {
  const { services, volumes }: Composition = parse(read('compose.yaml'));
  const { product, database } = services;

  it('sets only variables that the program reads', () => {
    const known = execFileSync(
      'git',
      [
        'grep',
        '-hoE',
        '\\b(HAPTERA|EDGE|DATABASE|PUBLIC|SMTP|MAIL|REDIS|S3)_[A-Z_]+',
        '--',
        '*env.ts',
        'platform/files/s3-settings.ts',
        'scripts/launch/*.ts',
      ],
      {
        cwd: projectRoot,
        encoding: 'utf8',
      },
    ).split('\n');
    for (const name of Object.keys(product.environment)) expect(known).toContain(name);
  });

  it('refuses to start without secrets and addresses', () => {
    const values = [
      ...Object.entries(product.environment),
      ['POSTGRES_PASSWORD', database.environment.POSTGRES_PASSWORD ?? ''],
    ];
    // Optional: by default, visitors' messages are mailed to MAIL_FROM, the database counts attempts, and visitors'
    // files are stored in folders.
    const mayBeLeftOut = (name: string) => ['MAIL_STAFF', 'REDIS_URL'].includes(name) || name.startsWith('S3_');
    const wanted = values.filter(([name = '']) => !mayBeLeftOut(name));
    for (const [name = '', value = ''] of wanted) expect(value, name).toMatch(/\$\{[A-Z_]+:\?[^}]+\}/);
  });

  it('starts the product once the database is healthy, and is reachable only from this machine', () => {
    expect(product.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    expect(database.healthcheck.test).toContain('pg_isready');
    for (const port of product.ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    expect(database.ports).toBeUndefined();
  });

  it('stores data in declared volumes, and pins the version of the database', () => {
    for (const mount of [...product.volumes, ...database.volumes])
      expect(Object.keys(volumes)).toContain(mount.split(':')[0]);
    expect(product.volumes).toContain('data:/data');
    const version = Number(/^postgres:(\d+)/.exec(database.image)?.[1]);
    expect(version).toBeGreaterThanOrEqual(15);
  });
});

interface Composition {
  readonly services: {
    readonly product: {
      readonly environment: Record<string, string>;
      readonly depends_on: unknown;
      readonly ports: readonly string[];
      readonly volumes: readonly string[];
    };
    readonly database: {
      readonly image: string;
      readonly environment: Record<string, string>;
      readonly healthcheck: { readonly test: readonly string[] };
      readonly ports?: unknown;
      readonly volumes: readonly string[];
    };
  };
  readonly volumes: Record<string, unknown>;
}

function find(name: string): Instruction | undefined {
  return lastStage.find((instruction) => instruction.name === name);
}

function parseDockerfile(text: string): Instruction[] {
  return text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', ...words] = line.split(/\s+/);
      return { name, words, text: line.slice(name.length).trim() };
    });
}

/** Every file and package that these files import, directly or indirectly. */
function followImports(from: readonly string[]): { files: string[]; packages: string[] } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const queue = [...from];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const source of importsOf(read(file))) {
      if (source.startsWith('node:')) continue;
      if (source.startsWith('.')) queue.push(path.posix.join(path.posix.dirname(file), source));
      else if (source.startsWith('#')) queue.push(resolveImport(source));
      else
        packages.add(
          source
            .split('/')
            .slice(0, source.startsWith('@') ? 2 : 1)
            .join('/'),
        );
    }
  }
  return { files: [...files], packages: [...packages] };
}

/** The modules that a file imports, except type imports, which do not exist at run time. */
function importsOf(text: string): string[] {
  const pattern =
    /(?:^|\n)(?:import|export)\s(?!type\s)[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)import\s*['"]([^'"]+)['"]/g;
  return [...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? '');
}

/** Resolves an import by the `imports` of `package.json`, with the conditions of a server. */
function resolveImport(source: string): string {
  const { imports }: { imports: Record<string, string | { default: string }> } = JSON.parse(read('package.json'));
  const matches = Object.entries(imports).filter(([pattern]) => source.startsWith(pattern.slice(0, -1)));
  const [pattern = '', target] = matches.sort(([a], [b]) => b.length - a.length)[0] ?? [];
  const place = typeof target === 'string' ? target : (target?.default ?? '');
  return path.posix.normalize(place.replace('*', source.slice(pattern.length - 1)));
}
