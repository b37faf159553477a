/** Imported first: libraries look at it once, when they are loaded, and check more while they are developed with. */
Object.assign(process.env, { NODE_ENV: 'production' });
