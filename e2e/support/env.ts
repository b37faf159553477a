/** Where the journeys find the product. `global-setup.ts` fills it in, unless a running product is named beforehand. */
export interface JourneyEnv {
  /** The product's public address. */
  readonly url: string;
  /** Of the process that started it; null when somebody else did: journeys that kill processes are then left out. */
  readonly pid: number | null;
  readonly dataDirectory: string | null;
}

/** A product that runs already, from `E2E_URL`; null to start one. */
export function getGivenUrl(): string | null {
  return process.env.E2E_URL?.replace(/\/$/, '') ?? null;
}

export function requireJourneyEnv(): JourneyEnv {
  const url = process.env.HAPTERA_JOURNEY_URL;
  if (url === undefined) throw new Error('The product was not started. Run the journeys with "npm run e2e".');
  const pid = process.env.HAPTERA_JOURNEY_PID;
  return {
    url,
    pid: pid === undefined ? null : Number(pid),
    dataDirectory: process.env.HAPTERA_JOURNEY_DATA ?? null,
  };
}

/** Workers inherit the environment: that is how they learn what the setup started. */
export function tellWorkers({ url, pid, dataDirectory }: JourneyEnv): void {
  process.env.HAPTERA_JOURNEY_URL = url;
  if (pid !== null) process.env.HAPTERA_JOURNEY_PID = String(pid);
  if (dataDirectory !== null) process.env.HAPTERA_JOURNEY_DATA = dataDirectory;
}
