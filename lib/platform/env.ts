import * as z from 'zod'
import { storedSettings } from '@/lib/platform/stored-settings'

const flag = z.enum(['on', 'off'])

const databaseAddress = z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// address')

const ipAddresses = z
  .string()
  .regex(/^[\da-fA-F.:]+(?:\s*,\s*[\da-fA-F.:]+)*$/, 'must be IP addresses separated by commas')
  .optional()

const accountNumber = z
  .string()
  .regex(/^\d{3}-?\d{3}-?\d{4}$/, 'must be the number of a Google Ads account, such as 123-456-7890')
  .optional()

const conversionAction = z
  .string()
  .regex(/^\d+$/, 'must be the number of a conversion action (ctId=)')
  .optional()

/** A script policy accepts origins only. */
const tagServer = (usual: string) =>
  z
    .url({ protocol: /^https?$/ })
    .refine((address) => new URL(address).origin === address, 'must have no path and no trailing slash')
    .default(usual)

/** Hosts without a scheme are https; a local http origin serves tests. */
const SCRIPT_HOST = String.raw`(?:(?:\*\.[a-z0-9-]+|[a-z0-9-]+)(?:\.[a-z0-9-]+)+(?::\d+)?|http://(?:localhost|127\.0\.0\.1):\d+)`
const SCRIPT_HOSTS = new RegExp(String.raw`^${SCRIPT_HOST}(?:\s*,\s*${SCRIPT_HOST})*$`, 'i')

const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_NAMED_STATEMENTS: flag.optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  SITE_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  ALLOWED_HOSTS: z
    .string()
    .regex(/^[\w.:[\]-]+(?:\s*,\s*[\w.:[\]-]+)*$/, 'must be hosts separated by commas')
    .optional(),
  PARTNER_ORIGINS: z
    .string()
    .regex(
      /^https?:\/\/[\w.:[\]-]+(?:\s*,\s*https?:\/\/[\w.:[\]-]+)*$/,
      'must be origins such as https://www.example.com, separated by commas',
    )
    .optional(),
  WEBHOOK_PRIVATE_ADDRESSES: ipAddresses,
  PUSH_PRIVATE_ADDRESSES: ipAddresses,
  SIGN_IN_PRIVATE_ADDRESSES: ipAddresses,
  MAX_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(16).max(4_000).default(512),
  NEXTAUTH_SECRET: z.string().min(32, 'must have at least 32 characters'),
  NEXTAUTH_SECRET_PREVIOUS: z
    .string()
    .min(32, 'must be secrets of at least 32 characters, separated by commas')
    .optional(),
  SETUP_TOKEN: z.string().min(1).optional(),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  DATA_DIR: z.string().default('.data'),
  ALARM_URL: z.url({ protocol: /^https?$/ }).optional(),
  HEARTBEAT_URL: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_DIR: z.string().optional(),
  JOURNAL_DIR: z.string().optional(),
  JOURNAL_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  JOURNAL_PUBLIC_KEY_FILE: z.string().optional(),
  JOURNAL_PRIVATE_KEY_FILE: z.string().optional(),
  // Read by `npm start` and the image.
  DEMO: flag.optional(),
  DEMO_PHOTOGRAPHS: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  WORKER: flag.default('on'),
  TEST_LEADS: flag.default('on'),
  TEST_LEAD_RECIPIENT: z.email().optional(),
  PAGES_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAGE_CHECK: flag.default('on'),
  // Read by next.config.mjs, before our code runs.
  PRELOAD_PAGES: flag.default('on'),
  LINK_CHECK_OUTSIDE: flag.default('on'),
  DATABASE_MAY_FORGET: flag.default('off'),
  MIN_FREE_DISK_MB: z.coerce.number().int().min(0).default(200),
  MIN_MEMORY_MB: z.coerce.number().int().min(0).default(1_400),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^@<>\r\n]*<[^@<>\s]+@[^@<>\s]+>$|^[^@<>\s]+@[^@<>\s]+$/,
      'must be an address, or a name and an <address>',
    )
    .optional(),
  LEAD_RECIPIENTS_FALLBACK: z.email().optional(),
  INBOUND_IMAP_URL: z
    .string()
    .regex(/^imaps?:\/\/[^/@\s]+@[^/@\s]+(\/\S*)?$/, 'must be imaps://user:password@host/folder')
    .optional(),
  INBOUND_IMAP_PLAINTEXT: flag.default('off'),
  INBOUND_AUTHSERV_ID: z
    .string()
    .regex(/^[\w.-]+$/, 'must be a name such as mx.example.com')
    .optional(),
  TWILIO_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.twilio.com'),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC\w{8,64}$/, 'must be an account SID (AC…)')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'must be a number such as +13035550100')
    .optional(),
  VOICE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.twilio.com'),
  VOICE_ACCOUNT_SID: z
    .string()
    .regex(/^[\w-]{8,64}$/, 'must be an account ID, such as AC…')
    .optional(),
  VOICE_AUTH_TOKEN: z.string().optional(),
  VOICE_SIGNING_KEY: z.string().optional(),
  META_APP_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  META_VERIFY_TOKEN: z.string().min(8, 'must have at least 8 characters').optional(),
  META_PAGE_TOKEN: z.string().min(8, 'must have at least 8 characters').optional(),
  META_GRAPH_URL: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com'),
  ASSIST_URL: z.url({ protocol: /^https?$/ }).optional(),
  ASSIST_MODEL: z.string().max(200).optional(),
  ASSIST_KEY: z.string().optional(),
  HUBSPOT_ACCESS_TOKEN: z.string().min(8, 'must have at least 8 characters').optional(),
  HUBSPOT_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.hubapi.com'),
  GOOGLE_OAUTH_CLIENT_ID: z.string().optional(),
  GOOGLE_OAUTH_CLIENT_SECRET: z.string().optional(),
  GOOGLE_OAUTH_REFRESH_TOKEN: z.string().optional(),
  GOOGLE_ADS_CUSTOMER_ID: accountNumber,
  GOOGLE_ADS_LOGIN_CUSTOMER_ID: accountNumber,
  GOOGLE_CONVERSION_ACTION_TIER1: conversionAction,
  GOOGLE_CONVERSION_ACTION_TIER2: conversionAction,
  GOOGLE_OAUTH_URL: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com'),
  GOOGLE_DATA_MANAGER_URL: z.url({ protocol: /^https?$/ }).default('https://datamanager.googleapis.com'),
  GOOGLE_ADS_URL: z.url({ protocol: /^https?$/ }).default('https://googleads.googleapis.com'),
  META_PIXEL_ID: z.string().regex(/^\d+$/, 'must be the number of the data source').optional(),
  META_CAPI_TOKEN: z.string().optional(),
  META_TEST_EVENT_CODE: z.string().optional(),
  META_EVENT_NAME: z.string().max(40).default('Lead'),
  META_EVENT_NAME_TIER2: z.string().max(40).default('Schedule'),
  GOOGLE_TAG_URL: tagServer('https://www.googletagmanager.com'),
  META_TAG_URL: tagServer('https://connect.facebook.net'),
  MICROSOFT_TAG_URL: tagServer('https://bat.bing.com'),
  CUSTOM_SCRIPT_HOSTS: z
    .string()
    .regex(SCRIPT_HOSTS, 'must be hosts such as cdn.example.com or *.example.com, separated by commas')
    .optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens')
    .optional(),
  CMS_DATA_URL: z.url({ protocol: /^https?$/ }).default('https://data.cms.gov'),
  INDEXNOW_URL: z.url({ protocol: /^https?$/ }).default('https://api.indexnow.org'),
  TURNSTILE_SITE_KEY: z.string().optional(),
  TURNSTILE_SECRET_KEY: z.string().optional(),
  TURNSTILE_VERIFY_URL: z.url().default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  // The exporter reads it itself.
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
  CDN: z.enum(['cloudflare', 'fastly', 'bunny']).optional(),
  CDN_ZONE: z
    .string()
    .regex(/^[\w-]+$/, 'must be the ID of a zone, service or pull zone')
    .optional(),
  CDN_API_TOKEN: z.string().optional(),
  CDN_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  SENTRY_DSN: z.url({ protocol: /^https?$/ }).optional(),
  SENTRY_ENVIRONMENT: z.string().max(64).optional(),
  SENTRY_RELEASE: z.string().max(200).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .refine((address) => new URL(address).pathname === '/', 'must have no path: it is followed by the bucket')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a region such as us-west-2')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
})

/** Set all or none: a half-configured service would lose files, messages or leads silently. */
const ALL_OR_NONE = [
  {
    service: 'the object store',
    names: ['S3_BUCKET', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  },
  { service: 'help while writing', names: ['ASSIST_URL', 'ASSIST_MODEL'] },
  { service: 'the CDN', names: ['CDN', 'CDN_ZONE', 'CDN_API_TOKEN'] },
  { service: 'the text service', names: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] },
  { service: 'the voice service', names: ['VOICE_ACCOUNT_SID', 'VOICE_AUTH_TOKEN'] },
  { service: 'the lead forms of Meta', names: ['META_VERIFY_TOKEN', 'META_PAGE_TOKEN'] },
  {
    service: 'Google Ads',
    names: [
      'GOOGLE_OAUTH_CLIENT_ID',
      'GOOGLE_OAUTH_CLIENT_SECRET',
      'GOOGLE_OAUTH_REFRESH_TOKEN',
      'GOOGLE_ADS_CUSTOMER_ID',
      'GOOGLE_CONVERSION_ACTION_TIER1',
      'GOOGLE_CONVERSION_ACTION_TIER2',
    ],
  },
  { service: 'the Conversions API of Meta', names: ['META_PIXEL_ID', 'META_CAPI_TOKEN'] },
] as const

const schema = settings.superRefine((given, context) => {
  if (
    given.INBOUND_IMAP_URL &&
    given.INBOUND_IMAP_PLAINTEXT === 'off' &&
    isReadable(given.INBOUND_IMAP_URL)
  ) {
    context.addIssue({
      code: 'custom',
      path: ['INBOUND_IMAP_URL'],
      message:
        'must be imaps://, because the password could be read in transit (INBOUND_IMAP_PLAINTEXT=on allows it)',
    })
  }
  // Not part of `ALL_OR_NONE`: the Conversions API works with or without the secret.
  const metaForms = given.META_PAGE_TOKEN || given.META_VERIFY_TOKEN
  if (!given.META_APP_SECRET && metaForms) {
    const message = 'belongs to the lead forms of Meta: set all or none'
    context.addIssue({ code: 'custom', path: ['META_APP_SECRET'], message })
  }
  if (given.META_APP_SECRET && !metaForms && !given.META_CAPI_TOKEN) {
    const message =
      'goes with the lead forms of Meta (META_VERIFY_TOKEN, META_PAGE_TOKEN) or its Conversions API (META_PIXEL_ID, META_CAPI_TOKEN)'
    context.addIssue({ code: 'custom', path: ['META_APP_SECRET'], message })
  }
  if (given.ASSIST_KEY && !given.ASSIST_URL) {
    const message = 'goes with help while writing (ASSIST_URL, ASSIST_MODEL)'
    context.addIssue({ code: 'custom', path: ['ASSIST_KEY'], message })
  }
  if (given.VOICE_SIGNING_KEY && !given.VOICE_AUTH_TOKEN) {
    const message = 'goes with the voice service (VOICE_ACCOUNT_SID, VOICE_AUTH_TOKEN)'
    context.addIssue({ code: 'custom', path: ['VOICE_SIGNING_KEY'], message })
  }
  if (given.JOURNAL_BUCKET && (!given.S3_BUCKET || given.JOURNAL_BUCKET === given.S3_BUCKET)) {
    const message = 'must be a separate bucket in the object store (S3_*), without versions'
    context.addIssue({ code: 'custom', path: ['JOURNAL_BUCKET'], message })
  }
  for (const { service, names } of ALL_OR_NONE) {
    const missing = names.filter((name) => given[name] === undefined)
    if (missing.length === names.length) continue
    for (const name of missing) {
      context.addIssue({ code: 'custom', path: [name], message: `belongs to ${service}: set all or none` })
    }
  }
})

function isReadable(address: string): boolean {
  return address.startsWith('imap://') && !/@(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?:[:/]|$)/.test(address)
}

type Env = z.infer<typeof schema>

export type SettingName = keyof Env

/** `next build` evaluates route modules without a database or secrets; nothing it runs may use these. */
const buildPlaceholders = {
  DATABASE_URL: 'postgresql://build.invalid/none',
  NEXTAUTH_SECRET: 'placeholder used only while next build runs',
}

let parsed: { settings: Env; version: number } | undefined

/**
 * Settings of the environment, and where it has none those entered in the back office (decision 115), read
 * anew when these change. @throws Error naming each invalid variable, never its value
 */
export function env(): Env {
  const { values, version } = storedSettings()
  if (parsed?.version === version) return parsed.settings
  const building = process.env.NEXT_PHASE === 'phase-production-build'
  const result = schema.safeParse({ ...(building && buildPlaceholders), ...values, ...ofEnvironment() })
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The configuration is not valid (see .env.example):\n${problems.join('\n')}`)
  }
  parsed = { settings: result.data, version }
  // next-auth reads this variable itself.
  process.env.NEXTAUTH_URL = result.data.SITE_URL
  return result.data
}

/** True when the environment has the variable, which then takes precedence. */
export function isOfEnvironment(name: SettingName): boolean {
  return Boolean(process.env[name])
}

/** Faults of settings that are added to those of the environment, by name; empty when they can be used. */
export function settingFaults(added: Readonly<Record<string, string>>): Record<string, string> {
  const { error } = schema.safeParse({ ...added, ...ofEnvironment() })
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

/** An empty value counts as unset. */
function ofEnvironment(): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
}
