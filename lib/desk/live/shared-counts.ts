import 'server-only'
import { assertCan, can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { leadOrigins } from '@/lib/desk/dashboard/lead-origins'
import { mineToday } from '@/lib/desk/dashboard/mine-today'
import { ownCalls } from '@/lib/desk/dashboard/own-calls'
import { readDashboard } from '@/lib/desk/tour-requests/dashboard'
import { type LeadClock, readLeadClock } from '@/lib/desk/tour-requests/lead-clock'
import { leadScopeOf, scopeKey } from '@/lib/leads/access/lead-scope'
import { sharedReads } from '@/lib/platform/cache/shared-read'
import { getSiteSettings } from '@/lib/site/content/site-settings'

const EVERY_MS = 1_000

// Next compiles this module into several bundles; the process counts once.
const holder = globalThis as { porchlightCounts?: ReturnType<typeof sharedReads> }
holder.porchlightCounts ??= sharedReads(EVERY_MS)
const counts = holder.porchlightCounts

/** The families waiting in the person's scope, counted at most a second ago. @throws AppError 403 */
export async function recentLeadClock(actor: Actor): Promise<LeadClock> {
  return counts.recent(await clockKey(actor), () => readLeadClock(actor))
}

/** The families waiting, counted from now on. @throws AppError 403 */
export async function nextLeadClock(actor: Actor): Promise<LeadClock> {
  return counts.next(await clockKey(actor), () => readLeadClock(actor))
}

async function clockKey(actor: Actor): Promise<string> {
  assertCan(actor, 'read', 'leads')
  return `clock ${scopeKey(await leadScopeOf(actor))}`
}

/**
 * The dashboard's figures about leads: counts that are at most a second old, shared by all people of one
 * scope. A person who works on leads also gets their calls and today's tasks, one who only reads them where
 * they come from. @throws AppError 403
 */
export async function liveDashboard(actor: Actor) {
  assertCan(actor, 'read', 'leads')
  const scope = scopeKey(await leadScopeOf(actor))
  const { timeZone } = await getSiteSettings()
  const isWorker = can(actor, 'update', 'leads')
  const [dashboard, own, origins] = await Promise.all([
    counts.recent(`dashboard ${can(actor, 'read', 'recipients')} ${timeZone} ${scope}`, () =>
      readDashboard(actor, timeZone, new Date()),
    ),
    isWorker ? ownWork(actor, timeZone) : null,
    isWorker
      ? null
      : counts.recent(`origins ${timeZone} ${scope}`, () => leadOrigins(actor, timeZone, new Date())),
  ])
  return { ...dashboard, own, origins }
}

async function ownWork(actor: Actor, timeZone: string) {
  const [calls, today] = await Promise.all([ownCalls(actor), mineToday(actor, timeZone, new Date())])
  return { ...calls, today }
}

export type LiveDashboard = Awaited<ReturnType<typeof liveDashboard>>
