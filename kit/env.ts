/**
 * A folder with our programs compiled to JavaScript, at the same paths as in the sources; null: they run from their
 * sources. Tests set it, because they start hundreds of processes.
 */
export const builtPrograms = process.env.HAPTERA_PROGRAMS || null;
