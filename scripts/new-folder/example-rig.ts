/**
 * The test rig that the tests of new folders import: given as a string, because the scripts themselves import no test
 * rig.
 */
export const exampleRig = '#cms-schema/testing/resolve-example.ts';
