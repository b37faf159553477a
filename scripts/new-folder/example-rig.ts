/** What the tests of new folders import; a name, for the scripts themselves import no test rig. */
export const exampleRig = '#cms-schema/testing/resolve-example.ts';
