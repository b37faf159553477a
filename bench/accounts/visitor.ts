import { sealPassword } from '../../session/seal-password.ts';

export interface CallAnswer {
  /** Of HTTP; 0 when nobody answered. */
  readonly status: number;
  /** Of the envelope; 0 when there was none. */
  readonly code: number;
  readonly result: unknown;
}

export interface Call {
  /** POST when there is one. */
  readonly form?: Readonly<Record<string, string>>;
  readonly token?: string | undefined;
  /** Where the visitor is; somewhere else each time when it is not told. */
  readonly address?: string;
}

const nobody: CallAnswer = { status: 0, code: 0, result: null };

/** One call through the edge. Never throws: a service that is killed answers nothing. */
export async function callService(url: string, path: string, { form, token, address }: Call = {}): Promise<CallAnswer> {
  try {
    const response = await fetch(`${url}/platform${path}`, {
      method: form ? 'POST' : 'GET',
      headers: {
        'X-Forwarded-For': address ?? somewhere(),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(form && { body: new URLSearchParams(form) }),
    });
    const text = await response.text();
    // The edge refuses in words of its own.
    const isEnvelope = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    const { code, result } = fieldsOf(isEnvelope ? JSON.parse(text) : null);
    return { status: response.status, code: Number(code ?? 0), result };
  } catch {
    return nobody;
  }
}

/** A call with one password, sealed as the website does. */
export async function callSealed(
  url: string,
  path: string,
  {
    username,
    field,
    password,
    form,
  }: {
    readonly username: string;
    readonly field: string;
    readonly password: string;
    readonly form: Readonly<Record<string, string>>;
  },
): Promise<CallAnswer> {
  const given = await callService(url, '/auth/key', { form: {} });
  const { kid, key } = fieldsOf(given.result);
  if (typeof kid !== 'string' || typeof key !== 'string') return given;
  const sealed = await sealPassword({ kid, key }, { action: path, username, password });
  return callService(url, path, { form: { ...form, [field]: sealed } });
}

export function logIn(url: string, username: string, password: string): Promise<CallAnswer> {
  const form = { userName: username, platform: 'community' };
  return callSealed(url, '/auth/communityLogin', { username, field: 'userPwd', password, form });
}

export function register(url: string, username: string, password: string): Promise<CallAnswer> {
  return callSealed(url, '/auth/appReg/v2', { username, field: 'password', password, form: { username } });
}

/** A text of a result; empty when there is none. */
export function textOf(result: unknown, name: string): string {
  return String(fieldsOf(result)[name] ?? '');
}

export function somewhere(): string {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return `10.${part()}.${part()}.${part()}`;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
