import 'server-only'
import { randomUUID } from 'node:crypto'
import { env } from '@/lib/platform/env'
import { reportSettings } from '@/lib/platform/error-reports/settings'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { askReachable } from '@/lib/platform/integrations/ask-reachable'
import { defineConnection } from '@/lib/platform/integrations/define-connection'

export const sentryConnection = defineConnection({
  name: 'sentry',
  title: 'Error reports',
  purpose:
    'Sends errors in the server, the worker and the public pages to Sentry, without personal data. Otherwise they are only logged.',
  steps: [
    'Create a Next.js project in Sentry, or in a service that uses its protocol, and copy its DSN.',
    'The public pages contain the DSN by design. It can only send reports.',
  ],
  words: 'sentry errors monitoring dsn',
  fields: [
    { name: 'SENTRY_DSN', label: 'DSN', hint: 'https://KEY@HOST/PROJECT' },
    { name: 'SENTRY_ENVIRONMENT', label: 'Environment named in reports', hint: 'Empty: production' },
  ],
  isSet: () => env().SENTRY_DSN !== undefined,
  async test() {
    const settings = reportSettings()
    if (!settings) throw new OutsideError('No DSN is set')
    await askReachable('The error-reporting service', addressOf(settings.dsn), {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope' },
      body: testReport(settings),
    })
    return 'The service accepted a test report: “Test from Porchlight”.'
  },
})

/** The address that takes envelopes, with the key of the DSN. */
function addressOf(dsn: string): URL {
  const { origin, username, pathname } = new URL(dsn)
  const [project = '', ...folders] = pathname.split('/').reverse()
  const address = new URL(`${folders.reverse().join('/')}/api/${project}/envelope/`, origin)
  address.search = new URLSearchParams({ sentry_key: username, sentry_version: '7' }).toString()
  return address
}

/** One event as an envelope: its header, the item's header, and the event, each on a line. */
function testReport({ release, environment }: { release: string; environment: string }): string {
  const event_id = randomUUID().replaceAll('-', '')
  const timestamp = Date.now() / 1_000
  const event = { event_id, timestamp, level: 'info', message: 'Test from Porchlight', release, environment }
  return [{ event_id, sent_at: new Date().toISOString() }, { type: 'event' }, event]
    .map((part) => JSON.stringify(part))
    .join('\n')
}
