import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { numberAddresses } from '@/lib/desk/voice/addresses'
import { spentLastHour } from '@/lib/desk/voice/budget'
import type { CallPurpose } from '@/lib/desk/voice/call-state'
import { RECORDING_TERMS, voiceSettings } from '@/lib/leads/voice/voice-settings'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { isVoiceConfigured } from '@/lib/platform/integrations/voice'

const LAST_CALLS = 50

/** Settings, addresses, what the last hour cost, and the last calls. @throws AppError 403, 404 */
export async function readVoice(actor: Actor) {
  assertCan(actor, 'read', 'accounts')
  if (!isVoiceConfigured()) throw notFound()
  const [settings, spent, calls, phones] = await Promise.all([
    voiceSettings(),
    spentLastHour(db, new Date()),
    lastCalls(),
    db.alertRules.count({ where: { byCall: true, callPhone: { not: null }, user: { disabledAt: null } } }),
  ])
  return { settings, terms: RECORDING_TERMS, addresses: numberAddresses(), spent, calls, phones }
}

/** Newest first; a call from a family counts once, whoever's phone rang. */
async function lastCalls() {
  const rows = await db.voiceCall.findMany({
    where: { parentId: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: LAST_CALLS,
    select: {
      id: true,
      purpose: true,
      state: true,
      key: true,
      outcome: true,
      isMissed: true,
      endReason: true,
      familySeconds: true,
      seconds: true,
      createdAt: true,
      tourRequestId: true,
      user: { select: { username: true } },
      _count: { select: { legs: true, recordings: true } },
    },
  })
  return rows.map(({ purpose, user, _count, ...call }) => ({
    ...call,
    purpose: purpose as CallPurpose,
    person: user?.username ?? null,
    phones: _count.legs,
    recordings: _count.recordings,
  }))
}

export type ReadVoice = Awaited<ReturnType<typeof readVoice>>
