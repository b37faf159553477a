/**
 * A folder with our programs compiled to JavaScript, at the same paths as in the sources; null: they run from their
 * sources. Tests set it, because they start hundreds of processes.
 */
export const builtPrograms = process.env.HAPTERA_PROGRAMS || null;

/** Whether lines of the level `debug` are logged. */
export const isDebugging = process.env.HAPTERA_LOG_LEVEL === 'debug';
