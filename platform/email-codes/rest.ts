import { type BoundCall, bindCall } from '../call.ts';
import { checkEmailCaptcha, sendEmail } from './calls.ts';
import type { EmailCodeOperations } from './operations.ts';

export function bindEmailCodeCalls(codes: EmailCodeOperations): readonly BoundCall[] {
  return [
    bindCall(sendEmail, async ({ type, username }, caller) => {
      await codes.sendCode(type, username, caller);
      return null;
    }),
    bindCall(checkEmailCaptcha, async ({ type, username, captcha }, caller) => {
      await codes.checkCode(type, username, captcha, caller);
      return null;
    }),
  ];
}
