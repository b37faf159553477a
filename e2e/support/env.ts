/** The product of a journey. Set by `global-setup.ts`, unless a running product is given. */
export interface JourneyEnv {
  /** The product's public address. */
  readonly url: string;
  /** Pid of the launcher; null if this run did not start the product: journeys that kill processes are then skipped. */
  readonly pid: number | null;
  readonly dataDirectory: string | null;
}

/** The address of a running product, from `E2E_URL`; null to start products. */
export function getGivenUrl(): string | null {
  return process.env.E2E_URL?.replace(/\/$/, '') ?? null;
}

/** The product of this worker. Journeys change content, so concurrent journeys never share one. */
export function requireJourneyEnv(): JourneyEnv {
  const products = process.env.HAPTERA_JOURNEY_PRODUCTS;
  if (products === undefined) throw new Error('No product was started. Run the journeys with "npm run e2e".');
  const all: readonly JourneyEnv[] = JSON.parse(products);
  const index = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  const own = all[index];
  if (own === undefined) throw new Error(`There is no product for worker ${index}, only ${all.length}.`);
  return own;
}

/** Passes the started products to the workers, which inherit the environment. */
export function tellWorkers(products: readonly JourneyEnv[]): void {
  process.env.HAPTERA_JOURNEY_PRODUCTS = JSON.stringify(products);
}
