import { type BoundCall, bindCall } from '../call.ts';
import { checkToken, checkUsername, communityLogin, logout, register } from './calls.ts';
import type { AccountOperations } from './operations.ts';
import type { SignInOperations } from './sign-in.ts';

export interface AccountDoors {
  readonly accounts: AccountOperations;
  readonly signIns: SignInOperations;
}

export function bindAccountCalls({ accounts, signIns }: AccountDoors): readonly BoundCall[] {
  return [
    bindCall(checkUsername, async ({ username }, caller) => {
      await accounts.requireName(username, caller);
      return null;
    }),
    bindCall(register, async (input, caller) => {
      await accounts.register(input, caller);
      return null;
    }),
    bindCall(communityLogin, signIns.signIn),
    bindCall(logout, async (_, caller) => {
      await signIns.signOut(caller);
      return null;
    }),
    bindCall(checkToken, async (_, caller) => signIns.presentCaller(caller)),
  ];
}
