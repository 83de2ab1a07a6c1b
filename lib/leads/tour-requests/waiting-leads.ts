import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { cookieIn } from '@/lib/leads/intake/visit-cookie'
import type { JournaledLead } from '@/lib/leads/tour-requests/journaled-lead'
import { alertFromMemory } from '@/lib/leads/tour-requests/memory-alert'
import { leadReference } from '@/lib/leads/tour-requests/reference'
import { type FormReplay, replayLead } from '@/lib/leads/tour-requests/replay-lead'
import { REQUEST_COOKIE } from '@/lib/leads/tour-requests/request-cookie'
import { databaseAnswers } from '@/lib/platform/database/patience'
import { type Marks, markEntry } from '@/lib/platform/journal/journal'
import { limitConcurrency } from '@/lib/platform/limit-concurrency'
import { log } from '@/lib/platform/log'
import { reportError } from '@/lib/platform/report-error'

/** Often enough that the first try of an alert comes within five seconds. */
const LOOK_MS = 1_000
/** A database that is back by then alerts people itself. */
const ALERT_AFTER_MS = 3_000
/** Between two tries of an alert or a replay. */
const RETRY_MS = 5_000
const MOST_AT_ONCE = 8

type Waiting = {
  id: string
  lead: JournaledLead
  replay: FormReplay | null
  since: number
  triedAt: number
  alerted: Set<string>
  isBusy: boolean
}

// Next compiles this module into several bundles; the process has one list.
const holder = globalThis as {
  porchlightWaitingLeads?: { leads: Map<string, Waiting>; timer: NodeJS.Timeout | null }
}
holder.porchlightWaitingLeads ??= { leads: new Map(), timer: null }
const state = holder.porchlightWaitingLeads

const inTurn = limitConcurrency(MOST_AT_ONCE, {
  waiting: Number.POSITIVE_INFINITY,
  refuse: () => new Error('too many leads wait'),
})

/** Seats go to whoever signed up first. */
const formsInTurn = limitConcurrency(1, {
  waiting: Number.POSITIVE_INFINITY,
  refuse: () => new Error('too many forms wait'),
})

/** Leads of this process that the journal has and the database has not. */
export const waitingLeads = (): readonly JournaledLead[] => [...state.leads.values()].map(({ lead }) => lead)

/** The browser's last request, by its cookie on the confirmation page, with its promise while it waits. */
export function keptRequest(cookies: string | null): { reference: string; promise: string | null } | null {
  // Unlike decodeURIComponent, this takes what a browser made up.
  const transactionId = new URLSearchParams(`sent=${cookieIn(cookies, REQUEST_COOKIE) ?? ''}`).get('sent')
  if (!transactionId) return null
  const waiting = waitingLeads().find(({ sentKey }) => sentKey === transactionId)
  return { reference: leadReference(transactionId), promise: waiting?.promise ?? null }
}

/** Returns the same request if it waits already. */
export function findWaiting({
  sentKey,
  sentBy,
  person,
  preferredDate,
  form,
}: JournaledLead): JournaledLead | null {
  const found = [...state.leads.values()].find(
    ({ lead }) =>
      lead.sentKey === sentKey &&
      lead.form?.name === form?.name &&
      lead.form?.subjectId === form?.subjectId &&
      lead.sentBy === sentBy &&
      lead.preferredDate === preferredDate &&
      isDeepStrictEqual(lead.person, person),
  )
  return found?.lead ?? null
}

/** Alerts people of a journaled lead from memory, and stores it once the database answers. */
export function keepWaiting(
  { id, lead, replay }: Pick<Waiting, 'id' | 'lead' | 'replay'>,
  marks: Marks = {},
): void {
  const alerted = new Set(marks.alerted)
  state.leads.set(id, {
    id,
    lead,
    replay,
    since: performance.now(),
    triedAt: -RETRY_MS,
    alerted,
    isBusy: false,
  })
  state.timer ??= setInterval(() => void lookAtWaiting(), LOOK_MS).unref()
}

/** One look at the leads that wait; a timer takes it each second. */
export async function lookAtWaiting(): Promise<void> {
  const idle = [...state.leads.values()].filter(({ isBusy, triedAt }) => {
    return !isBusy && performance.now() - triedAt >= RETRY_MS
  })
  if (idle.length > 0) {
    const isBack = await databaseAnswers()
    await Promise.all(idle.map((one) => inTurn(() => act(one, isBack))))
  }
  if (state.leads.size > 0 || !state.timer) return
  clearInterval(state.timer)
  state.timer = null
}

async function act(waiting: Waiting, isBack: boolean): Promise<void> {
  if (waiting.isBusy) return
  const isTime = performance.now() - waiting.since >= ALERT_AFTER_MS
  if (!isBack && !isTime) return
  waiting.isBusy = true
  waiting.triedAt = performance.now()
  try {
    if (isBack && (await isReplayed(waiting))) state.leads.delete(waiting.id)
    // A database that answers and refuses this lead must not keep people from hearing of it.
    else if (isTime) await alertAll(waiting)
  } catch (error) {
    // Tried again at the next look; others must not wait for this one.
    reportError(error, { event: 'alert from memory' })
  } finally {
    waiting.isBusy = false
  }
}

async function isReplayed({ id, lead, replay, alerted }: Waiting): Promise<boolean> {
  try {
    const store = () => replayLead({ id, lead, replay }, { alerted: [...alerted] })
    const outcome = await (replay ? formsInTurn(store) : store())
    log.info({ leadId: lead.input.lead.id, outcome }, 'a journaled lead is in the database')
    return true
  } catch (error) {
    const { name, code } = error as { name?: string; code?: string }
    log.error({ leadId: lead.input.lead.id, fault: name, code }, 'a journaled lead could not be stored yet')
    return false
  }
}

async function alertAll({ id, lead, alerted }: Waiting): Promise<void> {
  if (lead.isHeld) return
  for (const target of lead.targets ?? []) {
    if (alerted.has(target) || !(await alertFromMemory(lead, target))) continue
    alerted.add(target)
    await markEntry(id, { alerted: [...alerted] })
  }
}
