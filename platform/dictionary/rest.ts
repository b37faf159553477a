import { type BoundCall, bindCall } from '../call.ts';
import { listIndustries } from './calls.ts';
import { industries } from './industries.ts';

export const dictionaryCalls: readonly BoundCall[] = [bindCall(listIndustries, async () => [...industries])];
