import 'server-only'
import * as z from 'zod'
import { assertCan, type SessionUser } from '@/lib/accounts/access/access'
import {
  doStep,
  type PlannedRun,
  planRun,
  runSchema,
  type SyncRun,
} from '@/lib/marketing/advertising/sync-steps'
import { type NameConflict, nameConflicts } from '@/lib/marketing/advertising/write-mirror'
import { google } from '@/lib/platform/ad-platforms/google'
import { db, type Tx } from '@/lib/platform/database/db'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { googleAccount } from '@/lib/platform/integrations/google-api'
import { defineHandler, type Outcome } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'

const KIND = 'ad-sync'

/** Outbox attempts are time-limited, so longer runs continue in the next one. */
const ATTEMPT_MS = 12_000

const LOST: Outcome = { outcome: 'temporary-failure', response: 'Another worker is syncing' }

/** Queues a sync every few hours; a manual one does not count. */
export const planAdSync = defineSweep({
  name: KIND,
  every: 4 * 60 * 60_000,
  isOn: () => googleAccount() !== null,
  run: () => db.$transaction(askForSync),
})

/** Queues a sync now, unless one is running. Returns false in that case. */
export async function askForSync(tx: Tx): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ runs: boolean }[]>`
    select (state = 'leased' or (state = 'due' and last_error is null)) as runs from outbox_items where dedup_key = ${keyOf()} for update`
  if (row?.runs) return false
  await enqueue(tx, { kind: KIND, dedupKey: keyOf(), onRepeat: 'replace' })
  return true
}

async function isSyncing(): Promise<boolean> {
  const row = await db.outboxItem.findUnique({ where: { dedupKey: keyOf() }, select: { state: true } })
  return row?.state === 'due' || row?.state === 'leased'
}

/** Syncs the ad account into the mirror; finished steps are kept. */
export const adSync = defineHandler({
  kind: KIND,
  afterRestore: 'run',
  concurrency: 1,
  payload: runSchema,
  async handle(item, asked, signal) {
    if (!googleAccount()) return { outcome: 'done' }
    try {
      const rest = await run(asked, item.startedAt, signal)
      if (signal.aborted) return LOST
      if (rest.left.length > 0)
        await enqueue(db, { kind: KIND, dedupKey: keyOf(), onRepeat: 'replace', payload: rest })
      else await succeeded(rest)
      return { outcome: 'done' }
    } catch (error) {
      const fault = faultOf(error)
      if (signal.aborted) return LOST
      if (fault instanceof OutsideError)
        await db.adSync.updateMany({ where: { vendor: google.id }, data: { words: fault.message } })
      throw fault
    }
  },
})

async function run(asked: SyncRun, startedAt: Date, signal: AbortSignal): Promise<PlannedRun> {
  const began = performance.now()
  const { left: planned, from } = asked
  const run = planned && from ? { ...asked, from, left: planned } : await begin(startedAt, signal)
  const left = [...run.left]
  const counts = { ...run.counts }
  for (let step = left[0]; step; step = left[0]) {
    for (const [name, count] of Object.entries(await doStep(step, signal)))
      counts[name] = (counts[name] ?? 0) + count
    left.shift()
    if (signal.aborted || performance.now() - began > ATTEMPT_MS) break
  }
  return { ...run, left, counts }
}

async function begin(at: Date, signal: AbortSignal): Promise<PlannedRun> {
  await db.adSync.createMany({ data: { vendor: google.id }, skipDuplicates: true })
  return planRun(at, signal)
}

async function succeeded({ counts, from }: PlannedRun): Promise<void> {
  await db.$executeRaw`
    update ad_syncs set last_success_at = now(), words = null, counts = ${JSON.stringify(counts)}::jsonb,
      metrics_from = least(metrics_from, ${from}::date)
    where vendor = ${google.id}`
}

/** An undocumented answer is Google's fault, too. */
function faultOf(error: unknown): unknown {
  if (!(error instanceof z.ZodError)) return error
  const where = error.issues[0]?.path.join('.') ?? ''
  const words = `Unexpected response from Google: ${where}`
  return new OutsideError(words, { isPermanent: true })
}

const keyOf = () => `${KIND}:${google.id}`

export type SyncState = {
  isConnected: boolean
  isSyncing: boolean
  lastSuccessAt: Date | null
  metricsFrom: Date | null
  words: string | null
  counts: Record<string, number>
  conflicts: NameConflict[]
}

/** @throws AppError 403 */
export async function syncState(actor: Pick<SessionUser, 'role'>): Promise<SyncState> {
  assertCan(actor, 'read', 'advertising')
  const isConnected = googleAccount() !== null
  const [sync, busy, conflicts] = await Promise.all([
    db.adSync.findUnique({ where: { vendor: google.id } }),
    isSyncing(),
    isConnected ? nameConflicts() : [],
  ])
  return {
    isConnected,
    isSyncing: isConnected && busy,
    lastSuccessAt: sync?.lastSuccessAt ?? null,
    metricsFrom: sync?.metricsFrom ?? null,
    words: sync?.words ?? null,
    counts: z.record(z.string(), z.number()).catch({}).parse(sync?.counts),
    conflicts,
  }
}
