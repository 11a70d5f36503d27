// The environment, read once at start. The README's table is the reader's version of this file.
import { z } from 'zod';
import { singleLine } from '@brasa/core/kernel/fields.ts';
import { isDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { normalizeNif } from '@brasa/core/kernel/text/nif.ts';
import { IN_THE_PASSWORD, isDatabaseAddress } from './db/engines/database-address.ts';
import { OperatorError } from './operator-error.ts';
import { isTrustProxy, readTrustProxy } from './trust-proxy.ts';

const blankAsUnset = (value: unknown) => (value === '' ? undefined : value);
const unblank = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankAsUnset, schema);
const optional = <Schema extends z.ZodType>(schema: Schema) => unblank(schema.optional());

const httpUrl = z.url({ protocol: /^https?$/, error: 'debe ser una dirección http(s)://' });

// A header cannot carry anything else.
const headerValue = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'debe ser una clave sin espacios ni acentos');

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
const areOrigins = (text: string) => listOf(text).every((one) => httpUrl.safeParse(one).success);
const originsOf = (text: string) => listOf(text).map((one) => new URL(one).origin);

const environment = z.object({
  PORT: unblank(
    z.coerce
      .number('debe ser un número de puerto')
      .int('debe ser un número de puerto')
      .min(0, 'debe estar entre 0 y 65535')
      .max(65_535, 'debe estar entre 0 y 65535')
      .default(3000),
  ),
  HOST: unblank(z.string().default('0.0.0.0')),
  DATA_DIR: unblank(z.string().default('./data')),
  DATABASE_URL: optional(
    z
      .string()
      .trim()
      .refine(isDatabaseAddress, `debe ser una dirección postgres://. ${IN_THE_PASSWORD}`),
  ),
  PUBLIC_URL: optional(httpUrl),
  // By the rule of the login form, or nobody could ever sign in with it.
  ADMIN_USERNAME: unblank(
    singleLine(100).min(3, 'debe tener al menos 3 caracteres').default('admin'),
  ),
  ADMIN_PASSWORD: optional(
    z
      .string()
      .min(6, 'debe tener al menos 6 caracteres')
      .max(200, 'debe tener como máximo 200 caracteres'),
  ),
  TRUST_PROXY: unblank(
    z
      .string()
      .default('off')
      .refine(
        isTrustProxy,
        'debe ser off, el número de proxies que hay delante, una lista de sus direcciones u on',
      )
      .transform(readTrustProxy),
  ),
  LOG_LEVEL: unblank(
    z
      .enum(
        ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
        'debe ser trace, debug, info, warn, error, fatal o silent',
      )
      .default('info'),
  ),
  GOOGLE_PLACES_URL: optional(httpUrl),
  GOOGLE_PLACES_API_KEY: optional(headerValue),
  GOOGLE_PLACE_ID: optional(singleLine(300)),
  STT_URL: optional(httpUrl),
  STT_API_KEY: optional(headerValue),
  STT_MODEL: optional(singleLine(200)),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, hostname: /.+/, error: 'debe ser una dirección smtp(s)://' }),
  ),
  MAIL_FROM: optional(z.email('debe ser una dirección de correo')),
  PUSH_SERVICES: unblank(
    z
      .string()
      .default('')
      .refine(areOrigins, 'debe ser una lista de direcciones http(s)://')
      .transform(originsOf),
  ),
  TICKET_PRINTER_ANYWHERE: unblank(z.enum(['on', 'off'], 'debe ser on u off').default('off')),
  SIF_PRODUCER_NAME: optional(singleLine(120)),
  SIF_PRODUCER_NIF: optional(
    z.string().refine((typed) => normalizeNif(typed) !== null, 'debe ser un NIF válido'),
  ),
  SIF_PRODUCER_ADDRESS: optional(singleLine(200)),
  SIF_DECLARED_ON: optional(
    z.string().refine(isDay, 'debe ser un día que exista, como 2026-12-31'),
  ),
  SIF_DECLARED_IN: optional(singleLine(100)),
  SIF_INSTALLATION: unblank(singleLine(100).default('1')),
  VERIFACTU_CERTIFICATE: optional(z.string()),
  VERIFACTU_CERTIFICATE_PASSWORD: optional(z.string()),
  VERIFACTU_ENVIRONMENT: unblank(
    z.enum(['test', 'production'], 'debe ser test o production').default('test'),
  ),
  VERIFACTU_URL: optional(httpUrl),
  RATE_LIMITS: unblank(z.enum(['on', 'off'], 'debe ser on u off').default('on')),
});

export type GooglePlaces = { url: string; apiKey: string; placeId: string };

/** Where Google answers unless GOOGLE_PLACES_URL says otherwise. */
const GOOGLE_PLACES = 'https://places.googleapis.com';

function googlePlacesOf(env: z.output<typeof environment>): GooglePlaces | undefined {
  const { GOOGLE_PLACES_API_KEY: apiKey, GOOGLE_PLACE_ID: placeId } = env;
  if (apiKey === undefined || placeId === undefined) return undefined;
  return { url: (env.GOOGLE_PLACES_URL ?? GOOGLE_PLACES).replace(/\/+$/, ''), apiKey, placeId };
}

/** An OpenAI-compatible transcription service. */
export type Transcriber = { url: string; apiKey: string | undefined; model: string };

/** The name under which such services take whichever model they have. */
const USUAL_MODEL = 'whisper-1';

function transcriberOf(env: z.output<typeof environment>): Transcriber | undefined {
  const { STT_URL: url, STT_API_KEY: apiKey, STT_MODEL: model = USUAL_MODEL } = env;
  return url === undefined ? undefined : { url: url.replace(/\/+$/, ''), apiKey, model };
}

/** Where records of invoices go; without a certificate they stay here. */
export type TaxAgencyAccess = {
  environment: 'test' | 'production';
  url: string;
  /** The path of a PKCS #12 file. */
  certificate: string;
  password: string | undefined;
};

const TAX_AGENCY = {
  production:
    'https://www1.agenciatributaria.gob.es/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP',
  test: 'https://prewww1.aeat.es/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP',
};

function taxAgencyOf(env: z.output<typeof environment>): TaxAgencyAccess | undefined {
  const { VERIFACTU_CERTIFICATE: certificate, VERIFACTU_ENVIRONMENT: target } = env;
  if (certificate === undefined) return undefined;
  return {
    environment: target,
    url: env.VERIFACTU_URL ?? TAX_AGENCY[target],
    certificate,
    password: env.VERIFACTU_CERTIFICATE_PASSWORD,
  };
}

/** How customers get mail. */
export type MailAccess = {
  /** "smtp://user:password@host:587". */
  url: string;
  /** The address that it comes from. */
  from: string;
  /** Where links lead, without a slash at the end. */
  publicUrl: string;
};

/** Undefined where one of the three is missing: a mail without a sender or whose links lead nowhere helps nobody. */
function mailOf(env: z.output<typeof environment>): MailAccess | undefined {
  const { SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL: publicUrl } = env;
  if (url === undefined || from === undefined || publicUrl === undefined) return undefined;
  return { url, from, publicUrl: withoutSlash(publicUrl) };
}

/** How phones are notified. */
export type PushSender = {
  /** Who is behind it, for the push services: "mailto:…" or "https://…". */
  subject: string;
  /** Origins of push services of one's own, which may have private addresses. */
  trusted: readonly string[];
};

/** Said to push services by a shop that has told neither its mail address nor its own. */
const NOBODY = 'https://brasa.invalid';

function pushOf({
  MAIL_FROM: from,
  PUBLIC_URL: url,
  PUSH_SERVICES: trusted,
}: z.output<typeof environment>): PushSender {
  const site = url?.startsWith('https://') ? withoutSlash(url) : NOBODY;
  return { subject: from === undefined ? site : `mailto:${from}`, trusted };
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** What records say of the program; the shop itself is the producer where nobody else is named. */
export type InvoicingSystem = {
  producer: { name: string; nif: string } | undefined;
  installation: string;
  /** What the producer's statement of compliance says; undefined where the producer has not said it. */
  declaration: {
    address: string | undefined;
    declaredOn: Day | undefined;
    declaredIn: string | undefined;
  };
};

function invoicingSystemOf(env: z.output<typeof environment>): InvoicingSystem {
  const { SIF_PRODUCER_NAME: name, SIF_PRODUCER_NIF: typed = '' } = env;
  const nif = normalizeNif(typed);
  const producer = name !== undefined && nif !== null ? { name, nif } : undefined;
  const declaration = {
    address: env.SIF_PRODUCER_ADDRESS,
    declaredOn: env.SIF_DECLARED_ON,
    declaredIn: env.SIF_DECLARED_IN,
  };
  return { producer, installation: env.SIF_INSTALLATION, declaration };
}

/** Reads the environment; throws an OperatorError that names every faulty variable. */
export function readConfig(variables: Record<string, string | undefined>) {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
    );
    throw new OperatorError(`Variables de entorno no válidas:\n${faults.join('\n')}`);
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    /** Undefined: SQLite under dataDir. */
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.PUBLIC_URL && withoutSlash(env.PUBLIC_URL),
    adminUsername: env.ADMIN_USERNAME,
    /** Undefined: one is generated when the first superadmin is created. */
    adminPassword: env.ADMIN_PASSWORD,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    rateLimits: env.RATE_LIMITS === 'on',
    /** The shop's Google listing; undefined unless both its key and its id are set. */
    googlePlaces: googlePlacesOf(env),
    /** What turns recordings into text; undefined where there is none. */
    transcriber: transcriberOf(env),
    invoicingSystem: invoicingSystemOf(env),
    /** Whether the ticket printer may be on this machine, and at any port. */
    printerAnywhere: env.TICKET_PRINTER_ANYWHERE === 'on',
    push: pushOf(env),
    /** Undefined: nobody gets mail. */
    mail: mailOf(env),
    /** A mail server is named, and something else that mail needs is not. */
    isMailIncomplete: env.SMTP_URL !== undefined && mailOf(env) === undefined,
    /** Undefined: records are made and not sent. */
    taxAgency: taxAgencyOf(env),
  };
}

export type Config = ReturnType<typeof readConfig>;
