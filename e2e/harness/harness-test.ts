import { testsThatShareAPage } from '../support/shared-page.ts';
import { harnessAddress } from './open-harness.ts';

/** A test of the builder on its own. Its page is shared, see `testsThatShareAPage`. */
export const test = testsThatShareAPage(async () => `${await harnessAddress()}/nothing`);
