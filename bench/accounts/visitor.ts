import { Agent, request } from 'node:http';
import { sealPassword } from '../../session/seal-password.ts';

export interface CallAnswer {
  /** HTTP status; 0 if there was no answer. */
  readonly status: number;
  /** Code of the envelope; 0 if there was none. */
  readonly code: number;
  readonly result: unknown;
}

export interface Call {
  /** Sent by POST; without a form the call is a GET. */
  readonly form?: Readonly<Record<string, string>>;
  readonly token?: string | undefined;
  /** The visitor's IP address; random by default. */
  readonly address?: string;
}

const nobody: CallAnswer = { status: 0, code: 0, result: null };

/** Makes one call through the edge. Never throws, because a killed service does not answer. */
export async function callService(url: string, path: string, { form, token, address }: Call = {}): Promise<CallAnswer> {
  try {
    const body = form && new URLSearchParams(form).toString();
    const { status, type, text } = await send(`${url}/platform${path}`, {
      body,
      headers: {
        'X-Forwarded-For': address ?? somewhere(),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && {
          'Content-Type': 'application/x-www-form-urlencoded',
          'Content-Length': String(Buffer.byteLength(body)),
        }),
      },
    });
    // Refusals by the edge itself are not JSON.
    const { code, result } = fieldsOf(type.startsWith('application/json') ? JSON.parse(text) : null);
    return { status, code: Number(code ?? 0), result };
  } catch {
    return nobody;
  }
}

const agent = new Agent({ keepAlive: true });

/**
 * Uses Node's own client: `fetch` costs the load generator three times as much processor time, at the expense of the
 * service.
 */
function send(
  url: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string | undefined },
): Promise<{ readonly status: number; readonly type: string; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers, method: body === undefined ? 'GET' : 'POST' }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          text: Buffer.concat(pieces).toString('utf8'),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Makes a call with one password, sealed as on the website. */
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

/** A string field of a result; empty if it is missing. */
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
