/**
 * For pages that get functions from scripts run by tsx: its compiler wraps inner functions into a helper of this name,
 * which a browser does not have. A text, so that the compiler leaves it alone.
 */
export const compilerShim = 'globalThis.__name ??= (value) => value;';
