import { request } from 'node:http';
import { somewhere } from './visitor.ts';

const place = '/platform/community/configFile/uploads';

interface TusCall {
  readonly method: string;
  /** `Location` of the upload; not set for the creation. */
  readonly location?: string;
  readonly token: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Resets the connection after this many bytes of the body. */
  readonly cutAfter?: number;
}

export interface TusReply {
  /** 0 if there was no answer. */
  readonly status: number;
  readonly location: string;
  readonly offset: number;
}

/** Sends one tus 1.0 request on a new connection. Never throws. */
export function askUploads(
  url: string,
  { method, location = place, token, headers = {}, body, cutAfter }: TusCall,
): Promise<TusReply> {
  return new Promise((resolve) => {
    const nobody = { status: 0, location: '', offset: -1 };
    const sent = request(
      url + location,
      {
        method,
        agent: false,
        headers: {
          'Tus-Resumable': '1.0.0',
          'X-Forwarded-For': somewhere(),
          Authorization: `Bearer ${token}`,
          ...(body && { 'Content-Length': String(body.length) }),
          ...headers,
        },
      },
      (answer) => {
        answer.on('error', () => resolve(nobody));
        answer.resume();
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            location: answer.headers.location ?? '',
            offset: Number(answer.headers['upload-offset'] ?? -1),
          }),
        );
      },
    );
    sent.once('error', () => resolve(nobody));
    sent.once('close', () => resolve(nobody));
    if (body === undefined || cutAfter === undefined) return void sent.end(body);
    sent.write(body.subarray(0, cutAfter), () => setTimeout(() => sent.socket?.resetAndDestroy(), 20));
  });
}

/** The address of the new upload; empty if there was no answer. */
export async function beginUpload(url: string, token: string, fileName: string, bytes: number): Promise<string> {
  const metadata = `filename ${Buffer.from(fileName).toString('base64')}`;
  const headers = { 'Upload-Length': String(bytes), 'Upload-Metadata': metadata };
  const { status, location } = await askUploads(url, { method: 'POST', token, headers });
  return status === 201 ? location : '';
}

export function sendPart(
  url: string,
  upload: { readonly token: string; readonly location: string },
  offset: number,
  body: Uint8Array,
  cutAfter?: number,
): Promise<TusReply> {
  const headers = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) };
  return askUploads(url, { ...upload, method: 'PATCH', headers, body, ...(cutAfter !== undefined && { cutAfter }) });
}

/** The offset of an upload; -1 if there was no answer. */
export async function lookAtUpload(
  url: string,
  upload: { readonly token: string; readonly location: string },
): Promise<number> {
  return (await askUploads(url, { ...upload, method: 'HEAD' })).offset;
}

/** The upload's id, for creating a config file from it. */
export function uploadIdOf(location: string): string {
  return location.slice(place.length + 1);
}
