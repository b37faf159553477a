import fc from 'fast-check';

// What decides whether a change lands must not depend on luck; everybody else's runs look somewhere new each time.
if (process.env.CI) fc.configureGlobal({ seed: 20_241_129 });
