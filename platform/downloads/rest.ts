import { type BoundCall, bindCall } from '../call.ts';
import { downloadResource } from './calls.ts';
import type { DownloadOperations } from './operations.ts';

export function bindDownloadCalls(downloads: DownloadOperations): readonly BoundCall[] {
  return [bindCall(downloadResource, ({ ticket }, caller) => downloads.open(ticket, caller))];
}
