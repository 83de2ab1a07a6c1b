import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isListening } from '@/lib/platform/cache/tag-expiry.mjs'
import { poolStates } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/log'
import { type Readings, takeReadings } from '@/lib/server/metrics/readings'
import { routeClassOf } from '@/lib/server/metrics/route-class'

/** From memory, rendered, and slow enough to look at. */
const SECONDS = [0.002, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Metrics = {
  /** Counts a request once it has been answered. */
  watch(request: IncomingMessage, response: ServerResponse): void
  /** In Prometheus's text format. */
  text(): Promise<string>
  contentType: string
}

/**
 * This process's metrics and, read at each scrape, those of the database (decision 122). Labels are words of
 * ours, so nothing about a person gets in. The library is loaded here, for installations that use it.
 */
export async function createMetrics(read: () => Promise<Readings> = takeReadings): Promise<Metrics> {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Gauge({ name: `porchlight_${name}`, help, labelNames, registers })
  const requests = new Histogram({
    name: 'porchlight_request_seconds',
    help: 'Requests by route class and status class, with the time to the end of the response',
    labelNames: ['route', 'status'] as const,
    buckets: SECONDS,
    registers,
  })
  const up = gauge('database_up', 'Whether the database answered this scrape')
  const leads = gauge('leads_last_day', 'Leads of the last 24 hours', ['source'])
  const waiting = gauge('leads_waiting', 'Leads without an attempt')
  const late = gauge('leads_late', 'Leads waiting longer than their promise')
  const oldest = gauge('lead_oldest_waiting_seconds', 'Age of the longest-waiting lead')
  const outbox = gauge('outbox_items', 'Outbox rows waiting or running', ['kind', 'state'])
  const age = gauge('outbox_oldest_seconds', 'Time since the oldest row was due', ['kind', 'state'])
  const setAside = gauge('outbox_set_aside', 'Outbox rows that failed because of our own fault')
  const pools = gauge('pool_connections', 'Database connections of this process', ['share', 'state'])
  const notices = gauge('notices_heard', 'Whether notices of edits arrive in this process')

  function set(readings: Readings): void {
    for (const { source, count } of readings.leads) leads.set({ source }, count)
    waiting.set(readings.clock.waiting)
    late.set(readings.clock.late)
    oldest.set(readings.clock.oldestSeconds)
    for (const { kind, state, count, oldestSeconds } of readings.outbox) {
      outbox.set({ kind, state }, count)
      age.set({ kind, state }, oldestSeconds)
    }
    setAside.set(readings.setAside)
  }

  return {
    contentType: registry.contentType,
    watch(request, response) {
      const startedAt = performance.now()
      const route = routeClassOf(request.method ?? 'GET', (request.url ?? '/').split('?', 1)[0] ?? '/')
      response.once('finish', () => {
        const status = `${Math.floor(response.statusCode / 100)}xx`
        requests.observe({ route, status }, (performance.now() - startedAt) / 1_000)
      })
    },
    async text() {
      // Numbers of an earlier scrape must not pass for those of now.
      for (const each of [leads, waiting, late, oldest, outbox, age, setAside, pools]) each.reset()
      try {
        set(await read())
        up.set(1)
      } catch (error) {
        log.warn({ err: error }, 'the database did not answer for the metrics')
        up.set(0)
        for (const each of [waiting, late, oldest, setAside]) each.remove()
      }
      for (const { share, open, idle, waiting } of poolStates()) {
        pools.set({ share, state: 'open' }, open)
        pools.set({ share, state: 'idle' }, idle)
        pools.set({ share, state: 'waiting' }, waiting)
      }
      notices.set(isListening() ? 1 : 0)
      return registry.metrics()
    },
  }
}
