import 'server-only'
import { unansweredAt } from '@/lib/desk/voice/follow-up-rows'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { LEAD_RING, ringKey } from '@/lib/leads/voice/lead-ring'
import type { Tx } from '@/lib/platform/database/db'
import type { VoiceCall } from '@/lib/platform/generated/prisma/client'
import { enqueue } from '@/lib/platform/outbox/enqueue'

/** After a call that nobody took: the next one about the lead, or voicemail once no phone rings any more. */
export async function planNextPerson(tx: Tx, call: VoiceCall): Promise<void> {
  if (call.purpose === 'answer' && call.parentId) return endIfLast(tx, call.parentId)
  if (call.purpose !== 'escalation' || !call.tourRequestId) return
  await recordEvent(tx, call.tourRequestId, {
    type: 'phone-rang',
    data: { person: await nameOf(tx, call.userId), how: call.key === '3' ? 'passed' : call.endReason },
  })
  // A key 1 that was not connected does not hold the lead.
  if (call.key === '1')
    await tx.tourRequest.updateMany({
      where: { id: call.tourRequestId, claimedById: call.userId },
      data: { claimedById: null, claimedUntil: null },
    })
  await enqueue(tx, {
    kind: LEAD_RING,
    dedupKey: ringKey(call.tourRequestId, call.id),
    tourRequestId: call.tourRequestId,
  })
}

/** The handler of the planned row looks again, with the caller's call locked. */
async function endIfLast(tx: Tx, parentId: string): Promise<void> {
  const parent = await tx.voiceCall.findUnique({ where: { id: parentId } })
  if (!parent || parent.isMissed || parent.familyStatus === 'joined') return
  const others = await tx.voiceCall.count({ where: { parentId, state: { not: 'ended' } } })
  if (others === 0 || parent.userId) await unansweredAt(tx, parentId, new Date())
}

async function nameOf(tx: Tx, id: string | null): Promise<string | null> {
  if (!id) return null
  return (await tx.user.findUnique({ where: { id }, select: { username: true } }))?.username ?? null
}
