/** Whether this run decides if a change lands. */
export const isDeciding = Boolean(process.env.CI);
