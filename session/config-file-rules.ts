import type { FaultyField } from './contact-rules.ts';

/** The rules for config files (specification, sections 3 and 9), for the form and the service that enforces them. */
export const configFileRules = {
  extensions: ['zip', 'he', 'json'],
  /** Maximum size of a file in bytes. */
  bytes: 200 * 1024 * 1024,
  /** Maximum bytes of a text file: all of it is validated, and read into memory by the programs that use it. */
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
  /** The model of the phone or other device that the file is for. */
  readonly device: string;
}

/** All missing fields, in the order of the form. */
export function findConfigFileFaults(values: ConfigFileValues): FaultyField[] {
  const required = ['name', 'actuator', 'device'] as const;
  return required.filter((field) => values[field].trim() === '').map((field) => ({ field, fault: 'required' }));
}

/** Equal for names that people cannot tell apart. */
export function configFileNameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
