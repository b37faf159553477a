/**
 * A folder with programs of ours as plain JavaScript, at their places in the sources; null: they run from their sources.
 * Tests set it, for they start hundreds of processes.
 */
export const builtPrograms = process.env.HAPTERA_PROGRAMS || null;
