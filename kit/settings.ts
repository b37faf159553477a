/** Environment variables. */
export type Variables = Readonly<Record<string, string | undefined>>;

export interface SettingProblem {
  /** The variable to set. */
  readonly variable: string;
  /** A sentence that names the variable and says what to set it to. Contains no secret. */
  readonly message: string;
}

/** A program cannot start with its settings. The message lists every problem. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly problems: readonly SettingProblem[];

  constructor(program: string, problems: readonly SettingProblem[]) {
    const list = problems.map(({ message }) => `- ${message}`);
    super([`${program} cannot start until these settings are corrected:`, ...list].join('\n'));
    this.problems = problems;
  }
}

export type RefuseSetting = (variable: string, message: string) => void;

/** Reads settings and collects all problems, so that they can be reported together. An empty variable counts as unset. */
export interface SettingsReader {
  /** Those found so far. */
  readonly problems: readonly SettingProblem[];
  /** Adds a problem. */
  readonly refuse: RefuseSetting;
  /** From 0 (any free port) to 65535. */
  port(variable: string, usual: number): number;
  /** From 1 to 65535; null: not set. */
  optionalPort(variable: string): number | null;
  /** From `least` to `most`. */
  whole(variable: string, usual: number, least: number, most: number): number;
  /** An http or https address, without trailing slashes. */
  webAddress(variable: string, usual: string): string;
  /** Throws `SettingsError` if there was a problem. */
  requireNone(program: string): void;
}

export function readSettings(variables: Variables): SettingsReader {
  const problems: SettingProblem[] = [];
  const refuse: RefuseSetting = (variable, message) => void problems.push({ variable, message });
  const whole = (variable: string, usual: number, least: number, most: number): number => {
    const text = variables[variable]?.trim();
    const value = text ? Number(text) : usual;
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    refuse(variable, `${variable} must be a whole number from ${least} to ${most}, not "${text}".`);
    return usual;
  };
  return {
    problems,
    refuse,
    whole,
    port: (variable, usual) => whole(variable, usual, 0, 65_535),
    optionalPort: (variable) => (variables[variable]?.trim() ? whole(variable, 1, 1, 65_535) : null),
    webAddress: (variable, usual) => {
      const address = (variables[variable] || usual).replace(/\/+$/, '');
      if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return address;
      refuse(variable, `${variable} must be an http or https address, like ${usual}, not "${address}".`);
      return usual;
    },
    requireNone: (program) => {
      if (problems.length > 0) throw new SettingsError(program, problems);
    },
  };
}
