import type { PlatformCalls } from '#session/calls.generated.ts';
import type messages from './messages.json';

export type Words = (typeof messages)['en'];
export type FoundAccounts = PlatformCalls['GET /companyAdmin/accounts']['result'];
export type CompanyAccount = FoundAccounts['accounts'][number];
