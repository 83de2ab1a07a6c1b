import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Configuration every unit and integration test starts from; nothing of the developer's own environment counts. */
export const TEST_ENVIRONMENT = {
  NODE_ENV: 'test',
  DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/no-database-in-unit-tests',
  NEXTAUTH_SECRET: 'a secret that only the tests use, 32 characters or more',
  SITE_URL: 'http://localhost:3000',
  LOG_LEVEL: 'silent',
  DATA_DIR: mkdtempSync(join(tmpdir(), 'porchlight-test-')),
  SMTP_URL: '',
  SETUP_TOKEN: '',
  DEMO_PHOTOGRAPHS: '',
  TURNSTILE_SITE_KEY: '',
  TURNSTILE_SECRET_KEY: '',
  TWILIO_ACCOUNT_SID: '',
  TWILIO_AUTH_TOKEN: '',
  TWILIO_FROM: '',
  SENTRY_DSN: '',
  S3_BUCKET: '',
  S3_ENDPOINT: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
  TRUSTED_PROXY_HOPS: '0',
  // Rows nobody asked for.
  TEST_LEADS: 'off',
  // Pages nobody asked for.
  PAGE_CHECK: 'off',
  // Many servers are started, and each is asked little.
  PRELOAD_PAGES: 'off',
  // No test asks the internet.
  LINK_CHECK_OUTSIDE: 'off',
  // The tests' PostgreSQL is thrown away, and they run wherever there is room.
  DATABASE_MAY_FORGET: 'on',
  MIN_FREE_DISK_MB: '0',
  MIN_MEMORY_MB: '0',
}

Object.assign(process.env, TEST_ENVIRONMENT)
