/** Import this first: libraries read it once, when they are loaded, and do extra checks in development. */
Object.assign(process.env, { NODE_ENV: 'production' });
