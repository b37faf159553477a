import type { Page, Route } from '@playwright/test';

export interface DoubledFile {
  readonly id: string;
  readonly name: string;
  readonly actuator: string;
  readonly device: string;
  readonly updatedAt: string;
  readonly creator: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly mayEdit: boolean;
  readonly version: number;
  readonly createdAt: string;
  readonly note: string;
  readonly sha256: string;
}

export interface ConfigFilesDouble {
  /** The stored files; a test may change them as a colleague would. */
  files: DoubledFile[];
  mayCreate: boolean;
  /** The calls that were made: the end of their path, and their input. */
  readonly calls: { readonly path: string; readonly input: Readonly<Record<string, string>> }[];
  /** The upload requests, such as `PATCH 0`. */
  readonly uploads: string[];
  /** How many of the next upload requests get no answer. */
  cut: number;
  /** Refusals for the next call of a path, instead of an answer; `uploads` refuses the content of a file. */
  readonly refusals: Map<string, { readonly code: number; readonly message: string }>;
}

const pageSize = 20;

/** Creates configuration files of a company, numbered from 1. */
export function createFiles(count: number): DoubledFile[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `0000000${index + 1}-0000-4000-8000-000000000000`.slice(-36),
    name: `Trackpad click ${index + 1}`,
    actuator: 'HT-A0618',
    device: 'Kinetic Book 14',
    updatedAt: '2026-05-08T08:00:00Z',
    creator: 'lin@kinetic.example',
    fileName: `click-${index + 1}.zip`,
    bytes: 1_536_000,
    mayEdit: index !== 1,
    version: 1,
    createdAt: '2026-05-01T08:00:00Z',
    note: 'Batch 7\nHousing B',
    sha256: 'a1'.repeat(32),
  }));
}

/** Answers the calls of the configuration tool instead of the platform, including uploads. */
export async function doubleConfigFiles(page: Page, files: readonly DoubledFile[]): Promise<ConfigFilesDouble> {
  const double: ConfigFilesDouble = {
    files: [...files],
    mayCreate: true,
    calls: [],
    uploads: [],
    cut: 0,
    refusals: new Map(),
  };
  const held = new Map<string, number>();
  await page.route(
    (url) => url.pathname.startsWith('/platform/community/configFile/'),
    (route) => {
      const path = new URL(route.request().url()).pathname.split('/configFile/')[1] ?? '';
      return path.startsWith('uploads') ? answerUpload(route, double, held) : answerCall(route, path, double);
    },
  );
  return double;
}

function answerCall(route: Route, path: string, double: ConfigFilesDouble): Promise<void> {
  const request = route.request();
  const sent =
    request.method() === 'GET' ? new URL(request.url()).searchParams : new URLSearchParams(request.postData() ?? '');
  const input = Object.fromEntries(sent);
  double.calls.push({ path, input });
  const refusal = double.refusals.get(path);
  double.refusals.delete(path);
  if (refusal) return refuse(route, refusal.code, refusal.message);
  const found = double.files.find(({ id }) => id === input.id);
  if (path === 'list') return give(route, listFiles(double, input));
  if (path === 'create') {
    const [blank] = createFiles(1);
    if (!blank) return refuse(route, 500, 'No file');
    const { name = '', actuator = '', device = '', note = '' } = input;
    const created = { ...blank, name, actuator, device, note, id: '99999999-0000-4000-8000-000000000000' };
    double.files = [created, ...double.files];
    return give(route, { id: created.id });
  }
  if (!found) return refuse(route, 522, 'Resource not found');
  if (path === 'detail') return give(route, found);
  if (path === 'link') {
    const until = new Date(Date.now() + 300_000).toISOString();
    return give(route, { url: '/favicon.ico', fileName: found.fileName, until });
  }
  if (Number(input.version) !== found.version)
    return refuse(route, 915, 'A colleague has changed this in the meantime');
  const others = double.files.filter((each) => each !== found);
  if (path === 'delete') {
    double.files = others;
    return give(route, null);
  }
  const { name = '', actuator = '', device = '', note = '' } = input;
  double.files = [{ ...found, name, actuator, device, note, version: found.version + 1 }, ...others];
  return give(route, { id: found.id, version: found.version + 1 });
}

function listFiles(
  { files, mayCreate }: ConfigFilesDouble,
  { keyword = '', page = '1' }: Readonly<Record<string, string>>,
) {
  const fitting = files.filter(({ name, device }) => `${name} ${device}`.toLowerCase().includes(keyword.toLowerCase()));
  const from = (Number(page) - 1) * pageSize;
  const pages = Math.ceil(fitting.length / pageSize);
  return { total: fitting.length, pages, mayCreate, items: fitting.slice(from, from + pageSize) };
}

/** Implements the part of tus 1.0 that the browser uses. `held` counts the bytes of each upload. */
function answerUpload(route: Route, double: ConfigFilesDouble, held: Map<string, number>): Promise<void> {
  const request = route.request();
  const headers = { 'Tus-Resumable': '1.0.0', 'Cache-Control': 'no-store' };
  const { pathname } = new URL(request.url());
  double.uploads.push(`${request.method()} ${request.headers()['upload-offset'] ?? ''}`.trim());
  if (double.cut > 0) {
    double.cut -= 1;
    return route.abort('connectionreset');
  }
  if (request.method() === 'POST') {
    const id = `11111111-0000-4000-8000-00000000000${held.size}`;
    held.set(id, 0);
    lengths.set(id, request.headers()['upload-length'] ?? '0');
    return route.fulfill({ status: 201, headers: { ...headers, Location: `${pathname}/${id}` } });
  }
  const id = pathname.split('/').at(-1) ?? '';
  const offset = held.get(id);
  if (offset === undefined) return route.fulfill({ status: 404, headers });
  if (request.method() === 'DELETE') {
    held.delete(id);
    return route.fulfill({ status: 204, headers });
  }
  if (request.method() === 'HEAD') {
    const sizes = { 'Upload-Offset': String(offset), 'Upload-Length': lengths.get(id) ?? '0' };
    return route.fulfill({ status: 200, headers: { ...headers, ...sizes } });
  }
  const refusal = double.refusals.get('uploads');
  if (refusal) {
    double.refusals.delete('uploads');
    held.delete(id);
    return route.fulfill({ status: 415, headers, json: { ...refusal, success: false, result: null } });
  }
  const next = offset + (request.postDataBuffer()?.length ?? 0);
  held.set(id, next);
  return route.fulfill({ status: 204, headers: { ...headers, 'Upload-Offset': String(next) } });
}

const lengths = new Map<string, string>();

function give(route: Route, result: unknown): Promise<void> {
  return route.fulfill({ json: { code: 200, success: true, message: '', result } });
}

/** Refuses with status 200, because the browser logs an error for other statuses. */
function refuse(route: Route, code: number, message: string): Promise<void> {
  return route.fulfill({ json: { code, success: false, message, result: null } });
}
