/** The password of every sample account. Such accounts must never exist on a server that strangers can reach. */
export const samplePassword = 'feelthetouch26';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

export interface SampleAccount {
  readonly username: string;
  /** What the account demonstrates. */
  readonly shows: string;
  readonly roleCode: 'user' | 'trialCustomer' | 'customer';
  /**
   * When its privileges end: milliseconds after the first start; negative: before it; null: never, or there are none.
   */
  readonly endsIn: number | null;
  readonly configFileAuth: 0 | 1 | null;
  /** Whether it belongs to the sample company, as a member or as a manager. */
  readonly company: 'none' | 'member' | 'manager';
}

const nobody = { endsIn: null, configFileAuth: null, company: 'none' } as const;

/** One account of each kind in the specification (section 6). */
export const sampleVisitors: readonly SampleAccount[] = [
  { ...nobody, username: 'user@haptera.example', shows: 'standard account', roleCode: 'user' },
  {
    ...nobody,
    username: 'trial@haptera.example',
    shows: 'trial, 5 days left',
    roleCode: 'trialCustomer',
    endsIn: 5 * DAY - HOUR,
  },
  {
    ...nobody,
    username: 'lastday@haptera.example',
    shows: 'trial, less than a day left',
    roleCode: 'trialCustomer',
    endsIn: 20 * HOUR,
  },
  { ...nobody, username: 'expired@haptera.example', shows: 'trial, expired', roleCode: 'trialCustomer', endsIn: -DAY },
  {
    username: 'customer@haptera.example',
    shows: 'customer',
    roleCode: 'customer',
    endsIn: 300 * DAY,
    configFileAuth: null,
    company: 'member',
  },
  {
    username: 'manager@haptera.example',
    shows: 'looks after a company',
    roleCode: 'customer',
    endsIn: 300 * DAY,
    configFileAuth: 1,
    company: 'manager',
  },
  {
    username: 'configtool@haptera.example',
    shows: 'config tool',
    roleCode: 'customer',
    endsIn: 90 * DAY,
    configFileAuth: 1,
    company: 'member',
  },
  {
    ...nobody,
    username: 'newconfig@haptera.example',
    shows: 'config tool, no files yet',
    roleCode: 'customer',
    endsIn: 90 * DAY,
    configFileAuth: 1,
  },
  {
    username: 'customconfig@haptera.example',
    shows: 'custom config',
    roleCode: 'customer',
    endsIn: 90 * DAY,
    configFileAuth: 0,
    company: 'member',
  },
];

export const sampleCompany = 'Kinetic Devices';

/**
 * Colleagues, so that the manager's list has several pages, search results and every status. `endsIn`: days after the
 * first start.
 */
export const sampleColleagues: readonly (readonly [mailbox: string, roleCode: 'user' | 'customer', endsIn: number])[] =
  [
    ['lin.che', 'customer', 300],
    ['zhou.xian', 'customer', 300],
    ['mara.quill', 'customer', 21],
    ['tomas.ek', 'customer', 12],
    ['yuki.sato', 'customer', 300],
    ['ada.brandt', 'customer', -3],
    ['wen.jing', 'user', 0],
    ['ilya.noor', 'customer', 0.6],
    ['su.mei', 'customer', 180],
  ];
