import type { AuditOperations } from './audit/operations.ts';
import type { DocumentOperations } from './documents/operations.ts';
import type { MediaOperations } from './media/operations.ts';
import type { MenuOperations } from './menus/operations.ts';
import type { OutboxOperations } from './outbox/operations.ts';
import type { PreviewOperations } from './previews/operations.ts';
import type { PublishedOperations } from './publishing/operations.ts';
import type { RevisionOperations } from './revisions/operations.ts';
import type { SettingsOperations } from './settings/operations.ts';
import type { TermOperations } from './terms/operations.ts';
import type { ApplicationPasswordOperations, SignInOperations, UserOperations } from './users/operations.ts';

export interface CmsOptions {
  readonly databaseUrl: string;
  /** Absolute; holds `uploads/`. */
  readonly dataDirectory: string;
  /** At least 32 characters; keys for nonces, previews and the webhook are derived from it. */
  readonly secret: string;
  /** Address of the whole site for visitors, without a slash at its end: `https://haptera.example`. */
  readonly publicUrl: string;
  /** Where the outbox is delivered to; null: entries wait. */
  readonly siteRevalidateUrl: string | null;
  readonly log: (line: string) => void;
  /** When another process writes to the database: wait until it ends (default), or throw `haptera_database_held`. */
  readonly whenHeld?: 'wait' | 'refuse';
  /** Now; for tests. */
  readonly clock?: () => Date;
}

export interface Cms {
  readonly publicUrl: string;
  readonly documents: DocumentOperations;
  readonly revisions: RevisionOperations;
  readonly published: PublishedOperations;
  readonly previews: PreviewOperations;
  readonly media: MediaOperations;
  readonly menus: MenuOperations;
  readonly terms: TermOperations;
  readonly settings: SettingsOperations;
  readonly users: UserOperations;
  readonly signIn: SignInOperations;
  readonly applicationPasswords: ApplicationPasswordOperations;
  readonly outbox: OutboxOperations;
  readonly audit: AuditOperations;
  /** Files of `/uploads/…`; 404 for everything else. GET and HEAD, ranges, `If-None-Match`. */
  serveUpload(request: Request): Promise<Response>;
  /** Migrates, takes the lease, and starts schedule and delivery. */
  start(): Promise<void>;
  isReady(): boolean;
  close(): Promise<void>;
}
