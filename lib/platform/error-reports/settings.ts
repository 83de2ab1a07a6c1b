import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '@/lib/platform/env'
import type { ReportSettings } from '@/lib/platform/error-reports/mark'

/** Null when no error-reporting service is configured. */
export function reportSettings(): ReportSettings | null {
  const { SENTRY_DSN: dsn, SENTRY_RELEASE, SENTRY_ENVIRONMENT, NODE_ENV } = env()
  if (!dsn) return null
  return { dsn, release: SENTRY_RELEASE ?? ownRelease(), environment: SENTRY_ENVIRONMENT ?? NODE_ENV }
}

let release: string | undefined

function ownRelease(): string {
  if (release) return release
  const file = join(/* turbopackIgnore: true */ process.cwd(), 'package.json')
  const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string }
  release = `${name}@${version}`
  return release
}
