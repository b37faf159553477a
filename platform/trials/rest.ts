import { type BoundCall, bindCall } from '../call.ts';
import { confirmTrial, readTrialLink, sendUpgradeTrialMail } from './calls.ts';
import type { TrialOperations } from './operations.ts';

export function bindTrialCalls(trials: TrialOperations): readonly BoundCall[] {
  return [
    bindCall(sendUpgradeTrialMail, async ({ language }, caller) => {
      await trials.sendLink(language, caller);
      return null;
    }),
    bindCall(readTrialLink, ({ key }, caller) => trials.readLink(key, caller)),
    bindCall(confirmTrial, ({ key }, caller) => trials.confirm(key, caller)),
  ];
}
