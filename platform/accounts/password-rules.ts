import { emailKey, isPassword } from '#session/rules.ts';
import { PlatformError } from '../errors.ts';

/** The most frequent entries of leaked password lists that satisfy the rule of 8 to 15 letters and digits. */
const common: ReadonlySet<string> = new Set(
  `password password1 password12 password123 passw0rd p4ssw0rd pass1234 passwort 1password
  12345678 123456789 1234567890 0123456789 12344321 12341234 123123123 123321123 12121212 87654321 987654321 0987654321
  11112222 11223344 112233445566 147258369 159357159 789456123 19841984 19871987 19891989 19901990 20002000 31415926 52013145
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 1qaz2wsx 1qazxsw2 qazwsxedc q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t
  asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 zaq12wsx zaq1xsw2 qweasdzxc 1234qwer qwer1234 asd123456 qwe123456
  abcdefgh abcd1234 abcd12345 abc12345 abc123456 abc123abc a1234567 a12345678 a123456789 aa123456 aa12345678 a1b2c3d4 a1s2d3f4
  iloveyou iloveyou1 iloveyou2 ilovegod loveyou1 lovelove sunshine sunshine1 princess princess1 football football1 baseball
  baseball1 basketball superman superman1 batman123 spiderman pokemon1 starwars starwars1 trustno1 whatever letmein1 welcome1
  welcome123 computer internet samsung1 samsung123 michelle jennifer jessica1 charlie1 michael1 jordan23 liverpool chelsea1
  barcelona butterfly chocolate blink182 master123 monkey123 dragon123 shadow123 hello123 hello1234 admin123 admin1234
  administrator root1234 test1234 testtest guest123 changeme default1 secret123 login123 user1234
  woaini123 woaini520 woaini521 woaini1314 wo123456 5201314520 5201314a 1314520a a5201314 aini1314 woaiwojia qq123456 qq5201314
  zhang123 wang1234 liu12345 li123456 xiaoming nihao123 zxc123456 100200300 110110110 aptx4869 147147147 456456456 789789789
  haptera1 haptera12 haptera123 hapterahaptera haptics1 haptics123`.split(/\s+/),
);

/** `malformed`: against the rule of letters and digits. `common`: too easy to guess. `message`: for developers. */
export interface PasswordFault {
  readonly kind: 'malformed' | 'common';
  readonly message: string;
}

/**
 * Why this password is not acceptable for that address; null if it is. The rule of letters and digits comes from the
 * specification (section 5). Among the passwords that satisfy it, those that an attacker would try first are refused.
 */
export function findPasswordFault(password: string, email: string): PasswordFault | null {
  if (!isPassword(password)) {
    return { kind: 'malformed', message: 'A password must have 8 to 15 English letters and digits.' };
  }
  const lower = password.toLowerCase();
  const local = emailKey(email)
    .replace(/@.*$/, '')
    .replace(/[^a-z0-9]/g, '');
  if (lower === local) {
    return { kind: 'common', message: 'The password must not be the first part of the e-mail address.' };
  }
  const isOneSign = new Set(lower).size === 1;
  if (isOneSign || common.has(lower)) return { kind: 'common', message: 'This password is too common.' };
  return null;
}

/** Throws `malformedPassword`, or `commonPassword` with the reason. */
export function requireGoodPassword(password: string, email: string): void {
  const fault = findPasswordFault(password, email);
  if (fault === null) return;
  if (fault.kind === 'malformed') throw new PlatformError('malformedPassword');
  throw refuseCommon('newPassword', fault);
}

export function refuseCommon(field: string, { message }: PasswordFault): PlatformError {
  return new PlatformError('commonPassword', { problems: [{ field, message }] });
}
