/**
 * For pages that evaluate functions from scripts run by tsx: its compiler wraps inner functions in a helper of this
 * name, which a browser does not have. A string, so that the compiler does not touch it.
 */
export const compilerShim = 'globalThis.__name ??= (value) => value;';
