import fc from 'fast-check';

// CI must not depend on luck, so it uses a fixed seed; other runs use a new seed each time.
if (process.env.CI) fc.configureGlobal({ seed: 20_241_129 });
