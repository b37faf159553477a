import type { FaultyField } from './contact-rules.ts';

/** What a config file is asked for (specification, sections 3 and 9), for the form that shows it and the service that enforces it. */
export const configFileRules = {
  extensions: ['zip', 'he', 'json'],
  /** Bytes of a file. */
  bytes: 200 * 1024 * 1024,
  /** Bytes of one that is text: it is read whole to be judged. */
  textBytes: 10 * 1024 * 1024,
  /** Characters of the name, the actuator and the device. */
  longestName: 100,
  /** Characters. */
  longestNote: 2_000,
} as const;

export interface ConfigFileValues {
  readonly name: string;
  /** The model of the motor. */
  readonly actuator: string;
  /** The model of the phone or whatever else it is for. */
  readonly device: string;
}

/** Everything that is missing, in the order of the form. */
export function findConfigFileFaults(values: ConfigFileValues): FaultyField[] {
  const required = ['name', 'actuator', 'device'] as const;
  return required.filter((field) => values[field].trim() === '').map((field) => ({ field, fault: 'required' }));
}

/** Two names that people cannot tell apart are one. */
export function configFileNameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
