import 'server-only'
import { isRole } from '@/lib/accounts/access/access'
import { countWaiting } from '@/lib/desk/access/lead-counts'
import type { TeamMember } from '@/lib/desk/alerts/team'
import { alarmIfUndeliverable } from '@/lib/leads/tour-requests/alarm'
import { LEAD_PUSH } from '@/lib/leads/tour-requests/alert-kinds'
import { composeAlertPush } from '@/lib/leads/tour-requests/alert-push'
import { type AlertReason, alertReason, reasonKey } from '@/lib/leads/tour-requests/alert-reason'
import { readAlertedLead } from '@/lib/leads/tour-requests/alerted-lead'
import { deliveryEvent } from '@/lib/leads/tour-requests/delivery-event'
import { recordEvents } from '@/lib/leads/tour-requests/record-event'
import { db, type Tx } from '@/lib/platform/database/db'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { devicePayload, recordDeviceResults } from '@/lib/platform/push/device-results'
import { pushOutcome } from '@/lib/platform/push/push-outcome'
import { siteUrl } from '@/lib/platform/site'

export const leadPush = defineHandler({
  kind: LEAD_PUSH,
  channel: 'push',
  afterRestore: 'hold',
  concurrency: 8,
  rings: true,
  payload: devicePayload.extend(alertReason.shape),
  async handle(item, { deviceId, minute, entryId }, signal) {
    const read = await readAlertedLead(item.tourRequestId ?? '', entryId)
    // Gone, passed on, or already called.
    if (!read || read.isSettled || read.isPassedOn) return { outcome: 'done' }
    const { lead, companyZone } = read
    const now = new Date()
    const badge = await waitingFor(deviceId, now)
    const notice = {
      ...composeAlertPush({ ...lead, minute }, { companyZone, now }),
      navigate: siteUrl(`/admin/tour-requests/${lead.id}`),
      tag: lead.id,
      ...(badge !== null && { badge }),
    }
    return pushOutcome(item, deviceId, notice, signal)
  },
  async settled(tx, settled) {
    await recordEvents(tx, settled.filter(({ state }) => state !== 'done').map(deliveryEvent))
    await recordDeviceResults(tx, settled)
    for (const { item, state } of settled) {
      if (state === 'failed' && item.tourRequestId) await alarmIfUndeliverable(tx, item.tourRequestId)
    }
  },
})

async function waitingFor(deviceId: string, now: Date): Promise<number | null> {
  const device = await db.pushDevice.findUnique({
    where: { id: deviceId },
    select: { user: { select: { id: true, role: true, communities: { select: { communityId: true } } } } },
  })
  if (!device || !isRole(device.user.role)) return null
  const { id, role, communities } = device.user
  const { waiting } = await countWaiting(
    { id, role, communityIds: communities.map(({ communityId }) => communityId) },
    now,
  )
  return waiting
}

/** Enqueues one push per device and reason. @returns usernames of people who get a new one */
export async function pushStaff(
  tx: Tx,
  leadId: string,
  people: TeamMember[],
  { requestId, ...why }: { requestId: string | null } & AlertReason,
): Promise<string[]> {
  const pushes = people.flatMap(({ username, devices }) =>
    devices.map(({ id, name }) => ({ username, item: itemOf(leadId, { id, name, username }, why) })),
  )
  if (pushes.length === 0) return []
  const dedupKey = { in: pushes.map(({ item }) => item.dedupKey) }
  const asked = await tx.outboxItem.findMany({ where: { dedupKey }, select: { dedupKey: true } })
  const fresh = pushes.filter(({ item }) => !asked.some((row) => row.dedupKey === item.dedupKey))
  await enqueue(tx, ...fresh.map(({ item }) => ({ ...item, requestId })))
  return [...new Set(fresh.map(({ username }) => username))]
}

type Named = { id: string; name: string; username: string }

function itemOf(leadId: string, { id, name, username }: Named, why: AlertReason) {
  return {
    kind: leadPush,
    // For people to read; the device id is in the payload.
    target: `${username}, ${name}`,
    dedupKey: `${LEAD_PUSH}:${leadId}:${id}${reasonKey(why)}`,
    payload: { deviceId: id, ...why },
    tourRequestId: leadId,
  }
}
