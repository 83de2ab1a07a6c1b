import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { type CalledNumber, calledNumbers } from '@/lib/desk/calls/called-numbers'
import type { CallLine, LeftOut } from '@/lib/desk/calls/read-calls'
import { isInScope, type LeadScope, leadScopeOf } from '@/lib/leads/access/lead-scope'
import { blockedReason } from '@/lib/leads/intake/blocked-sender'
import { readSideData } from '@/lib/leads/intake/side-data'
import type { Touch } from '@/lib/leads/intake/touches'
import { db } from '@/lib/platform/database/db'
import { everyTargetDigest, targetDigest } from '@/lib/platform/do-not-contact/target-digest'
import { writtenPhone } from '@/lib/platform/phones/written-phone'

export type PreparedCall = CallLine & {
  /** Identifies the call across files without revealing the number. */
  key: string
  leadName: string
  communityId: string | null
  touch: Touch | null
  /** Staff have spoken with the family since. */
  isSettled: boolean
}

type Prepared = {
  calls: PreparedCall[]
  known: number
  problems: LeftOut[]
  leftOut: LeftOut[]
  unknownNumbers: string[]
}

const LONGEST_NAME = 100

/** Matches lines with numbers, known callers and the block list; earliest call first. */
export async function prepareCalls(actor: Actor, lines: readonly CallLine[]): Promise<Prepared> {
  const scope = await leadScopeOf(actor)
  const [numbers, callers, stored] = await Promise.all([
    calledNumbers(),
    knownCallers(scope, lines),
    storedKeys(lines),
  ])
  const answeredAt = lastAnsweredAt(lines)
  const seen = new Set<string>()
  const prepared: Prepared = { calls: [], known: 0, problems: [], leftOut: [], unknownNumbers: [] }
  for (const line of lines.toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())) {
    const { number, caller, startedAt } = line
    const key = keyOf(line)
    const called = line.trackingNumber ? numbers.get(line.trackingNumber) : undefined
    const communityId = called?.communityId ?? null
    const blocked = await blockedReason({ phone: caller, address: null })
    if (blocked) prepared.leftOut.push({ number, words: blocked })
    else if (!isInScope(scope, { communityId, ownerId: null }))
      prepared.problems.push({ number, words: 'This belongs to a community that you cannot access' })
    else if (stored.has(key) || seen.has(key)) prepared.known += 1
    else {
      const before = callers.get(caller)
      const spokenAt = Math.max(answeredAt.get(caller) ?? 0, before?.spokenAt ?? 0)
      prepared.calls.push({
        ...line,
        key,
        communityId,
        touch: touchOf(line, called?.way ?? null),
        leadName: (line.name ?? before?.name ?? `Caller ${writtenPhone(caller)}`).slice(0, LONGEST_NAME),
        isSettled: spokenAt > startedAt.getTime(),
      })
      if (line.trackingNumber && !called) prepared.unknownNumbers.push(writtenPhone(line.trackingNumber))
    }
    seen.add(key)
  }
  prepared.unknownNumbers = [...new Set(prepared.unknownNumbers)]
  return prepared
}

const nameOf = ({ caller, startedAt }: CallLine) => `call ${caller} ${startedAt.toISOString()}`

const keyOf = (line: CallLine) => `call:${targetDigest(nameOf(line))}`

/** Callers' names within the reader's scope, and when staff last spoke with or tried them. */
async function knownCallers(scope: LeadScope, lines: readonly CallLine[]) {
  const leads = await db.tourRequest.findMany({
    where: { phoneE164: { in: [...new Set(lines.map(({ caller }) => caller))] }, quarantinedAt: null },
    orderBy: { createdAt: 'asc' },
    select: {
      phoneE164: true,
      name: true,
      lastContactedAt: true,
      firstAttemptAt: true,
      communityId: true,
      ownerId: true,
    },
  })
  const callers = new Map<string, { name: string | null; spokenAt: number }>()
  for (const lead of leads) {
    const { phoneE164, lastContactedAt, firstAttemptAt } = lead
    if (!phoneE164) continue
    const before = callers.get(phoneE164)
    const name = isInScope(scope, lead) ? lead.name : (before?.name ?? null)
    const spokenAt = Math.max(
      before?.spokenAt ?? 0,
      lastContactedAt?.getTime() ?? 0,
      firstAttemptAt?.getTime() ?? 0,
    )
    callers.set(phoneE164, { name, spokenAt })
  }
  return callers
}

/** Includes calls whose request was deleted or erased since, and those imported under an earlier secret. */
async function storedKeys(lines: readonly CallLine[]): Promise<Set<string>> {
  const digests = await everyTargetDigest(lines.map(nameOf))
  const rows = await db.importedCall.findMany({
    where: { key: { in: [...digests.keys()].map((digest) => `call:${digest}`) } },
    select: { key: true },
  })
  const names = new Set(rows.map(({ key }) => digests.get(key.slice('call:'.length))))
  return new Set(lines.filter((line) => names.has(nameOf(line))).map(keyOf))
}

function lastAnsweredAt(lines: readonly CallLine[]): Map<string, number> {
  const answered = new Map<string, number>()
  for (const { caller, startedAt, isAnswered } of lines) {
    if (isAnswered) answered.set(caller, Math.max(answered.get(caller) ?? 0, startedAt.getTime()))
  }
  return answered
}

/** The tracking number's campaign, completed by the file; otherwise the file's own data. */
function touchOf({ said, startedAt }: CallLine, way: CalledNumber['way']): Touch | null {
  const isDirect = !way && (!said.source || /^direct/i.test(said.source))
  const { values } = readSideData({
    utmSource: way ? way.utmSource : isDirect ? null : said.source,
    utmMedium: way?.utmMedium ?? said.medium,
    utmCampaign: way?.utmCampaign ?? said.campaign,
    utmTerm: said.keyword,
    landingPageUrl: said.landingPage,
  })
  const known = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
  return Object.keys(known).length > 0 ? { at: startedAt.toISOString(), ...known } : null
}
