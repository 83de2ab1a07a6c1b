import 'server-only'
import * as z from 'zod'
import { addressesOf, awakeAmong, membersToAlert, numbersOf } from '@/lib/desk/alerts/alerted-people'
import { pushStaff } from '@/lib/desk/alerts/lead-push'
import { ownersAmong, readStaff, type TeamMember, teamAmong } from '@/lib/desk/alerts/team'
import { chosenCall } from '@/lib/leads/family/read-visit'
import { CALL_TIME } from '@/lib/leads/tour-requests/alert-kinds'
import { mailAgain } from '@/lib/leads/tour-requests/lead-alert'
import { textStaff } from '@/lib/leads/tour-requests/lead-text'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import type { Tx } from '@/lib/platform/database/db'
import { defineHandler, type LeasedItem } from '@/lib/platform/outbox/define-handler'

const payloadSchema = z.object({ callAt: z.iso.datetime() })

/** Alerts staff when the time has come that a family chose (decision 092). */
export const callTime = defineHandler({
  kind: CALL_TIME,
  afterRestore: 'hold',
  concurrency: 16,
  payload: payloadSchema,
  // All work is in `settled`, the transaction that marks the row done, so it happens exactly once.
  handle: async () => ({ outcome: 'done' }),
  async settled(tx, settled) {
    for (const { item } of settled) await alertAtTime(tx, item)
  },
})

async function alertAtTime(tx: Tx, item: LeasedItem): Promise<void> {
  const id = item.tourRequestId ?? ''
  const { callAt } = payloadSchema.parse(item.payload)
  await tx.$queryRaw`select 1 from tour_requests where id = ${id}::uuid for no key update`
  const lead = await tx.tourRequest.findFirst({
    where: { id, contactEndedAt: null, quarantinedAt: null, erasedAt: null },
  })
  // Already called, or given another time.
  if (!lead || chosenCall(lead)?.toISOString() !== callAt) return
  await recordEvent(tx, id, { id: item.id, type: CALL_TIME, data: { callAt } })
  const { requestId, startedAt: at } = item
  const people = await ownerOrTeam(tx, lead)
  const news = { entryId: item.id, requestId }
  await mailAgain(tx, id, addressesOf(await awakeAmong(people, at)), news)
  const listening = await membersToAlert(people, { communityId: lead.communityId, at })
  await textStaff(tx, id, numbersOf(listening.filter(({ rules }) => rules?.byText)), news)
  await pushStaff(tx, id, listening, news)
}

type Owned = { ownerId: string | null; communityId: string | null }

async function ownerOrTeam(tx: Tx, { ownerId, communityId }: Owned): Promise<TeamMember[]> {
  const staff = await readStaff(tx)
  const owner = (await ownersAmong(staff, communityId)).filter(({ id }) => id === ownerId)
  return owner.length > 0 ? owner : teamAmong(staff, communityId)
}
