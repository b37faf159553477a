import path from 'node:path';

/** A source file of the CMS, relative to the root of the project, with its import specifiers. */
export interface Program {
  readonly file: string;
  readonly imports: readonly string[];
}

/** A file of a resource that others may import besides its faces: who may, and why. */
export interface SharedFile {
  readonly with: readonly string[];
  readonly why: string;
}

/** The files of a resource that every other resource may import. */
export const faces: readonly string[] = ['model.ts', 'policy.ts', 'operations.ts'];

/** The doors, the composition of the CMS, and its seed: they are above all resources. */
const above = /^(?:doors|seed|main\.ts|create-cms\.ts|create-core\.ts|storage\.ts)$/;

/** The doors, a resource of the core, or a top-level file of the CMS; null for files outside the CMS. */
export function partOf(file: string): string | null {
  const [room, part] = file.split('/');
  return room === 'cms' && part !== undefined ? part : null;
}

/** The imports of a file from other parts of the CMS. */
function listSteps({ file, imports }: Program): { from: string; to: string; file: string; target: string }[] {
  const from = partOf(file);
  return imports
    .filter((source) => source.startsWith('.'))
    .map((source) => path.posix.join(path.posix.dirname(file), source))
    .flatMap((target) => {
      const to = partOf(target);
      return from === null || to === null || from === to ? [] : [{ from, to, file, target }];
    });
}

/** Finds import cycles between parts, directly or through others, and returns every import that belongs to one. */
export function findCircles(programs: readonly Program[]): string[] {
  const steps = programs.flatMap(listSteps);
  const known = new Map<string, Set<string>>();
  for (const { from, to } of steps) known.set(from, (known.get(from) ?? new Set()).add(to));
  const reach = (start: string) => {
    const reached = new Set<string>();
    const open = [...(known.get(start) ?? [])];
    for (let part = open.pop(); part !== undefined; part = open.pop()) {
      if (reached.has(part)) continue;
      reached.add(part);
      open.push(...(known.get(part) ?? []));
    }
    return reached;
  };
  const reached = new Map([...known.keys()].map((part) => [part, reach(part)]));
  return steps
    .filter(({ from, to }) => reached.get(to)?.has(from))
    .map(({ from, to, file, target }) => `${from} and ${to} know each other: ${file} imports ${target}`);
}

/** Finds imports of doors by the core. */
export function findCoreAtDoors(programs: readonly Program[]): string[] {
  return programs
    .flatMap(listSteps)
    .filter(({ from, to }) => to === 'doors' && from !== 'main.ts')
    .map(
      ({ file, target }) =>
        `${file} imports ${target}: the core must not import doors. Move what both need into the core.`,
    );
}

/** Finds imports of private files of other resources. */
export function findTrespasses(
  programs: readonly Program[],
  shared: Readonly<Record<string, SharedFile>>,
  open: readonly string[],
): string[] {
  return programs
    .flatMap(listSteps)
    .filter(({ from, to, target }) => {
      const isFile = to.endsWith('.ts');
      if (isFile || open.includes(to) || (above.test(from) && from !== 'doors')) return false;
      const name = target.slice('cms/'.length);
      return !faces.includes(path.posix.basename(name)) && !shared[name]?.with.includes(from);
    })
    .map(
      ({ to, file, target }) =>
        `${file} imports ${target}, which is private to ${to}. Use ${faces.map((face) => `${to}/${face}`).join(', ')}, or add it to the table of shared files with a reason.`,
    );
}

/** Finds entries of the table that nothing uses any longer. */
export function findUnusedSharing(
  programs: readonly Program[],
  shared: Readonly<Record<string, SharedFile>>,
): string[] {
  const used = new Set(programs.flatMap(listSteps).map(({ from, target }) => `${target.slice('cms/'.length)} ${from}`));
  return Object.entries(shared)
    .flatMap(([file, { with: users }]) => users.map((user) => `${file} ${user}`))
    .filter((entry) => !used.has(entry));
}
