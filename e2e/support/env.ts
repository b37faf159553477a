/** Where a journey finds its product. `global-setup.ts` fills it in, unless a running product is named beforehand. */
export interface JourneyEnv {
  /** The product's public address. */
  readonly url: string;
  /** Of the process that started it; null when somebody else did: journeys that kill processes are then left out. */
  readonly pid: number | null;
  readonly dataDirectory: string | null;
}

/** A product that runs already, from `E2E_URL`; null to start them. */
export function getGivenUrl(): string | null {
  return process.env.E2E_URL?.replace(/\/$/, '') ?? null;
}

/** The product of this worker. Journeys change content, so no two that run at the same time share one. */
export function requireJourneyEnv(): JourneyEnv {
  const products = process.env.HAPTERA_JOURNEY_PRODUCTS;
  if (products === undefined) throw new Error('No product was started. Run the journeys with "npm run e2e".');
  const all: readonly JourneyEnv[] = JSON.parse(products);
  const index = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  const own = all[index];
  if (own === undefined) throw new Error(`There is no product for worker ${index}, only ${all.length}.`);
  return own;
}

/** Workers inherit the environment: that is how they learn what the setup started. */
export function tellWorkers(products: readonly JourneyEnv[]): void {
  process.env.HAPTERA_JOURNEY_PRODUCTS = JSON.stringify(products);
}
