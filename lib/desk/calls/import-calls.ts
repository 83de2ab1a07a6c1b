import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { type CallFate, fateOf } from '@/lib/desk/calls/call-fate'
import { type PreparedCall, prepareCalls } from '@/lib/desk/calls/prepare-calls'
import { type LeftOut, readCalls } from '@/lib/desk/calls/read-calls'
import { SHORTEST } from '@/lib/desk/calls/shortest'
import { storeCall } from '@/lib/desk/calls/store-call'
import { db } from '@/lib/platform/database/db'
import { badRequest } from '@/lib/platform/errors'
import { readCsv } from '@/lib/records/import/read-csv'
import { recordAudit } from '@/lib/records/store/record-audit'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** Lines that are shown of each kind. */
const SHOWN = 50

/** What became of a report of calls, or would. */
export type CallsOutcome = {
  created: number
  /** Calls that came before, whatever became of their leads. */
  unchanged: number
  /** Of the new ones: how many were answered, and what becomes of the missed. */
  answered: number
  fates: Record<CallFate, number>
  /** Lines that cannot be read, and those that are left out on purpose; of both the first ones with why. */
  refused: number
  problems: LeftOut[]
  leftOutCount: number
  leftOut: LeftOut[]
  /** Numbers that were called and are neither tracking numbers nor ours. */
  unknownNumbers: string[]
}

type Asked = { save: boolean; shortest?: number; now?: Date }

/**
 * Makes the calls of a downloaded report leads; without `save` it says what would become of them. Each call is stored by itself, so
 * that no visitor's request waits for a file, and once: a file that broke off is simply put in again.
 * @param shortest answered calls below so many seconds are left out
 * @throws AppError 400 for what is no such report, 403, 413
 */
export async function importCalls(
  actor: Actor,
  body: ReadableStream<Uint8Array> | null,
  { save, shortest = SHORTEST.usual, now = new Date() }: Asked,
): Promise<CallsOutcome> {
  assertCan(actor, 'create', 'tourRequest')
  if (!Number.isInteger(shortest) || shortest < 0 || shortest > SHORTEST.most)
    throw badRequest(`Please enter whole seconds, at most ${SHORTEST.most}`)
  const { timeZone } = await getSiteSettings()
  const { header, rows } = await readCsv(body)
  const read = readCalls([header, ...rows], { zone: timeZone, now, shortest })
  const prepared = await prepareCalls(actor, read.lines)
  const calls = prepared.calls.map((call) => ({ call, fate: fateOf(call, timeZone, now) }))
  const stored: typeof calls = []
  for (const one of calls) {
    if (!save || (await storeCall(actor, one.call, one.fate, now))) stored.push(one)
  }
  const problems = inOrder([...read.problems, ...prepared.problems])
  const leftOut = inOrder([...read.leftOut, ...prepared.leftOut])
  const counts = {
    ...countsOf(stored),
    unchanged: prepared.known + calls.length - stored.length,
    refused: problems.length,
    leftOutCount: leftOut.length,
  }
  if (save)
    await recordAudit(db, actor, { action: 'lead.import-calls', entity: 'tourRequest', after: counts })
  return {
    ...counts,
    problems: problems.slice(0, SHOWN),
    leftOut: leftOut.slice(0, SHOWN),
    unknownNumbers: prepared.unknownNumbers,
  }
}

function countsOf(stored: readonly { call: PreparedCall; fate: CallFate }[]) {
  const of = (wanted: CallFate) => stored.filter(({ fate }) => fate === wanted).length
  return {
    created: stored.length,
    answered: stored.filter(({ call }) => call.isAnswered).length,
    fates: { rings: of('rings'), 'call-back': of('call-back'), 'on-record': of('on-record') },
  }
}

const inOrder = (lines: LeftOut[]) => lines.toSorted((a, b) => a.number - b.number)
