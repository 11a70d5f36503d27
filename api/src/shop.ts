// What every use case needs of the world, put together once in app.ts.
import type { MenuItem } from '@brasa/core/catalog/menu-item.rules.ts';
import type { Settings } from '@brasa/core/settings/settings.rules.ts';
import type { OpeningHours } from '@brasa/core/hours/hours.rules.ts';
import type { Clock } from './clock.ts';
import type {
  GooglePlaces,
  InvoicingSystem,
  MailAccess,
  PushSender,
  TaxAgencyAccess,
  Transcriber,
} from './config.ts';
import type { Database } from './db/database.ts';
import type { Failure } from './failure.ts';

export type Shop = {
  db: Database;
  /** Where transactions of `db` say what the log has to know (audit/security-log.ts): nowhere before there is an app. */
  securityLog: { sayTo(say: (facts: object) => void): void };
  clock: Clock;
  /** Known settings as they are now; cached until they change. */
  settings(): Promise<Settings>;
  /** The week and the special days as they are now; cached until they change. */
  openingHours(): Promise<readonly OpeningHours[]>;
  /** What is on sale, by its id; cached until it changes. */
  menu(): Promise<ReadonlyMap<number, MenuItem>>;
  /** False only for benchmarks. */
  rateLimits: boolean;
  /** Counts a question for an order's page, changes of it too; throws TOO_MANY_ATTEMPTS. */
  codeReads: { count(address: string, code: string): void };
  /** Counts a customer's attempt to order, and answers null; TOO_MANY_ATTEMPTS for one too many. */
  orderAttempts: { count(address: string): Failure | null };
  /** The shop's Google listing; undefined where it is not configured. */
  googlePlaces: GooglePlaces | undefined;
  /** Undefined where no transcription service is configured. */
  transcriber: Transcriber | undefined;
  invoicingSystem: InvoicingSystem;
  /** Whether the ticket printer may be on this machine, and at any port: for tests. */
  printerAnywhere: boolean;
  /** How phones are notified. */
  push: PushSender;
  /** Undefined where customers get no mail. */
  mail: MailAccess | undefined;
  /** Undefined where records of invoices are not sent. */
  taxAgency: TaxAgencyAccess | undefined;
};
