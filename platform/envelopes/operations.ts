import type { PlatformCore } from '../core.ts';
import { PlatformError } from '../errors.ts';
import { createKid, deriveMaterial, type EnvelopePurpose, openEnvelope, parseEnvelope, readKidEnd } from './model.ts';
import { spendEnvelope } from './store.ts';

export interface EnvelopeOperations {
  /** Stores nothing: the key is derived from the kid. */
  issueMaterial(): { readonly kid: string; readonly key: string };
  /**
   * The password of a call. Throws `badRequest` for malformed envelopes, and `expiredEnvelope` for all other failures.
   */
  openPassword(sealed: string, purpose: EnvelopePurpose): Promise<string>;
  /** A new password and its repetition, sealed with the same material. Throws the same, and `differentPasswords`. */
  openNewPassword(sealed: TwoPasswords, purpose: EnvelopePurpose): Promise<string>;
  /** The same together with the password that it replaces. */
  openPasswordChange(
    sealed: TwoPasswords & { readonly oldPassword: string },
    purpose: EnvelopePurpose,
  ): Promise<{ readonly oldPassword: string; readonly newPassword: string }>;
}

export interface TwoPasswords {
  readonly newPassword: string;
  readonly newPasswordConfirm: string;
}

export function createEnvelopeOperations(core: PlatformCore): EnvelopeOperations {
  /** Each kid can be used once. Made-up kids cannot fill the table, because envelopes signed with them do not open. */
  const openAll = async (parts: readonly (EnvelopePurpose & { readonly sealed: string })[]): Promise<string[]> => {
    const envelopes = parts.map(({ sealed }) => {
      const envelope = parseEnvelope(sealed);
      if (envelope === null) throw new PlatformError('badRequest');
      return envelope;
    });
    const kid = envelopes[0]?.kid ?? '';
    const end = readKidEnd(kid);
    const material = deriveMaterial(core.keys.envelopes, kid);
    const passwords = parts.map((part, index) => {
      const envelope = envelopes[index];
      return envelope?.kid === kid ? openEnvelope(envelope, material, part) : null;
    });
    const opened = passwords.filter((password) => password !== null);
    const isWhole = opened.length === parts.length && end > Date.parse(core.now());
    if (!isWhole || !(await spendEnvelope(core.database, kid, new Date(end).toISOString()))) {
      throw new PlatformError('expiredEnvelope');
    }
    return opened;
  };

  return {
    issueMaterial: () => {
      const kid = createKid(Date.parse(core.now()));
      return { kid, key: deriveMaterial(core.keys.envelopes, kid).toString('base64url') };
    },

    openPassword: async (sealed, purpose) => {
      const [password = ''] = await openAll([{ ...purpose, sealed }]);
      return password;
    },

    openNewPassword: async (sealed, purpose) => {
      const [password = '', confirmation] = await openAll(twoParts(sealed, purpose));
      if (password !== confirmation) throw new PlatformError('differentPasswords');
      return password;
    },

    openPasswordChange: async ({ oldPassword: sealed, ...two }, { action, username }) => {
      const [newPassword = '', confirmation, oldPassword = ''] = await openAll([
        ...twoParts(two, { action, username }),
        { sealed, action: `${action}#oldPassword`, username },
      ]);
      if (newPassword !== confirmation) throw new PlatformError('differentPasswords');
      return { oldPassword, newPassword };
    },
  };
}

/** The envelopes of a new password and its repetition name their fields, so that neither passes for the other. */
function twoParts({ newPassword, newPasswordConfirm }: TwoPasswords, { action, username }: EnvelopePurpose) {
  return [
    { sealed: newPassword, action: `${action}#newPassword`, username },
    { sealed: newPasswordConfirm, action: `${action}#newPasswordConfirm`, username },
  ];
}
