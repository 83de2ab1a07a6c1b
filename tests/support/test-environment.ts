import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Base configuration of all unit and integration tests; the developer's own environment is ignored. */
export const TEST_ENVIRONMENT = {
  NODE_ENV: 'test',
  DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/no-database-in-unit-tests',
  DATABASE_DIRECT_URL: '',
  DATABASE_NAMED_STATEMENTS: '',
  NEXTAUTH_SECRET: 'a secret that only the tests use, 32 characters or more',
  SITE_URL: 'http://localhost:3000',
  LOG_LEVEL: 'silent',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'porchlight-test-')),
  SMTP_URL: '',
  // A domain of SITE_URL, so that the sender needs no confirmation.
  MAIL_FROM: 'Porchlight Senior Living <leads@localhost>',
  SETUP_TOKEN: '',
  DEMO_PHOTOGRAPHS: '',
  TURNSTILE_SITE_KEY: '',
  TURNSTILE_SECRET_KEY: '',
  TWILIO_ACCOUNT_SID: '',
  TWILIO_AUTH_TOKEN: '',
  TWILIO_FROM: '',
  VOICE_ACCOUNT_SID: '',
  VOICE_AUTH_TOKEN: '',
  VOICE_SIGNING_KEY: '',
  CDN: '',
  CDN_ZONE: '',
  CDN_API_TOKEN: '',
  METRICS_TOKEN: '',
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
  SENTRY_DSN: '',
  S3_BUCKET: '',
  S3_ENDPOINT: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
  // Entries of one test would be replayed into the database of another.
  JOURNAL_DIR: 'off',
  JOURNAL_BUCKET: '',
  TRUSTED_PROXY_HOPS: '0',
  // Would add unexpected rows.
  TEST_LEADS: 'off',
  // Would send unexpected page requests.
  PAGE_CHECK: 'off',
  // Many servers are started, and each serves few pages.
  PRELOAD_PAGES: 'off',
  // Tests never access the internet.
  LINK_CHECK_OUTSIDE: 'off',
  // The tests' PostgreSQL is disposable, so durability is not required.
  DATABASE_MAY_FORGET: 'on',
  MIN_FREE_DISK_MB: '0',
  MIN_MEMORY_MB: '0',
}

Object.assign(process.env, TEST_ENVIRONMENT)
