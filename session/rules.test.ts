import { expect, it } from 'vitest';
import { isEmail } from './rules.ts';

it.each([
  'ada@haptera.example',
  'Ada.Lovelace+news@mail.haptera.example',
  "o'brien_1@a-b.example",
  'ｔｗｉｃｅ@haptera.example',
  '用户@例子.公司',
  'zoë@bücher.example',
  'a@xn--bcher-kva.example',
])('%s is an address', (address) => expect(isEmail(address)).toBe(true));

it.each([
  ['a zero width space', 'ada\u200b@haptera.example'],
  ['a zero width joiner', 'a\u200dda@haptera.example'],
  ['a right-to-left override', '\u202eada@haptera.example'],
  ['a soft hyphen in the host', 'ada@hap\u00adtera.example'],
  ['a Hangul filler', 'ada\u3164@haptera.example'],
  ['an empty braille cell', 'ada\u2800@haptera.example'],
  ['a control character', 'ada\u0007@haptera.example'],
  ['half a surrogate pair', 'ada\ud800@haptera.example'],
  ['a dot at the start', '.ada@haptera.example'],
  ['a dot at the end of the name', 'ada.@haptera.example'],
  ['two dots', 'a..da@haptera.example'],
  ['a name of 65 characters', `${'a'.repeat(65)}@haptera.example`],
  ['no dot in the host', 'ada@localhost'],
  ['two dots in the host', 'ada@haptera..example'],
  ['a hyphen at the start of the host', 'ada@-haptera.example'],
  ['a hyphen at the end of a label', 'ada@haptera-.example'],
  ['an underscore in the host', 'ada@hap_tera.example'],
  ['a number as top level', 'ada@127.0.0.1'],
  ['a label of 64 characters', `ada@${'a'.repeat(64)}.example`],
  ['a sign in the host', 'ada@haptera!.example'],
  ['two @', 'ada@haptera@haptera.example'],
])('an address with %s is refused', (_, address) => expect(isEmail(address)).toBe(false));
