import path from 'node:path';

/** A program of the CMS, from the root of the project, with its imports as they are written. */
export interface Program {
  readonly file: string;
  readonly imports: readonly string[];
}

/** A file of a resource that others may import beside its faces: who, and why. */
export interface SharedFile {
  readonly with: readonly string[];
  readonly why: string;
}

/** What any other resource may import of a resource. */
export const faces: readonly string[] = ['model.ts', 'policy.ts', 'operations.ts'];

/** The doors, what puts the CMS together, and what fills it: they stand above all resources. */
const above = /^(?:doors|seed|main\.ts|create-cms\.ts|create-core\.ts|storage\.ts)$/;

/** The doors, a resource of the core, or a file beside them; null: not of the CMS. */
export function partOf(file: string): string | null {
  const [room, part] = file.split('/');
  return room === 'cms' && part !== undefined ? part : null;
}

/** What a program imports of other parts of the CMS. */
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

/** Parts that know each other, directly or through others: each circle as the imports that close it. */
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

/** Imports of the doors by the core. */
export function findCoreAtDoors(programs: readonly Program[]): string[] {
  return programs
    .flatMap(listSteps)
    .filter(({ from, to }) => to === 'doors' && from !== 'main.ts')
    .map(({ file, target }) => `${file} imports ${target}: the core knows no door. Put into the core what both need.`);
}

/** Imports of what a resource keeps to itself. */
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
        `${file} imports ${target}, which ${to} keeps to itself. Use ${faces.map((face) => `${to}/${face}`).join(', ')}, or say in the table of shared files why it must be.`,
    );
}

/** Entries of the table that nothing uses any more. */
export function findUnusedSharing(
  programs: readonly Program[],
  shared: Readonly<Record<string, SharedFile>>,
): string[] {
  const used = new Set(programs.flatMap(listSteps).map(({ from, target }) => `${target.slice('cms/'.length)} ${from}`));
  return Object.entries(shared)
    .flatMap(([file, { with: users }]) => users.map((user) => `${file} ${user}`))
    .filter((entry) => !used.has(entry));
}
