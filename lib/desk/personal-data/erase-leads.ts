import 'server-only'
import { eraseInCrm } from '@/lib/desk/crm/lead-crm'
import { leaveHouseholds } from '@/lib/desk/personal-data/leave-households'
import { notifyErased } from '@/lib/desk/webhooks/notify-erased'
import { announceLead } from '@/lib/leads/tour-requests/announce'
import { ERASED_NAME } from '@/lib/leads/tour-requests/erased'
import { forgetCalls } from '@/lib/leads/voice/forget-calls'
import { CLICK_FIELDS } from '@/lib/platform/ad-platforms/ad-platforms'
import { afterCommit, type Tx } from '@/lib/platform/database/db'

/** Anonymizes leads for good; figures stay. @param contactIds further contacts of the same person */
export async function eraseLeads(tx: Tx, ids: string[], contactIds: string[] = []): Promise<void> {
  await leaveHouseholds(tx, ids, contactIds)
  await notifyErased(tx, ids)
  await eraseInCrm(tx, ids)
  // The lead's campaign still tells which advertisement it was.
  await tx.$executeRaw`
    delete from ad_clicks where gclid in (
      select click from tour_requests,
        unnest(array[gclid, touches->'first'->>'gclid', touches->'last'->>'gclid']) as click
      where id = any(${ids}::uuid[]) and click is not null)`
  // With a new transaction id, resubmitting the form creates a new request.
  await tx.$executeRaw`
    update tour_requests set
      name = ${ERASED_NAME}, email = null, phone = '', phone_e164 = null, phone_extension = null, message = null,
      notes = null, status_reason = null, transaction_id = 'erased:' || id, request_id = null,
      idempotency_key = null, sent_by = null,
      landing_page_url = regexp_replace(landing_page_url, '[?#].*$', ''), raw_side_data = null,
      gclid = null, gbraid = null, wbraid = null, fbp = null, fbc = null, fbclid = null,
      msclkid = null, touches = (
        select jsonb_object_agg(name, touch - ${CLICK_FIELDS}::text[]) from jsonb_each(bare_touches(touches)) as kept(name, touch)
      ),
      client_user_agent = null, client_ip_address = null, erased_at = now(), updated_at = now()
    where id = any(${ids}::uuid[]) and erased_at is null`
  await tx.$executeRaw`
    update lead_consents set phone_e164 = null, ip_address = null, user_agent = null, page_url = regexp_replace(page_url, '[?#].*$', '')
    where tour_request_id = any(${ids}::uuid[])`
  await tx.$executeRaw`
    update lead_events e set data = coalesce((
      select jsonb_object_agg(key, value) from jsonb_each(e.data) as fact(key, value)
      where key in ('from', 'to', 'override', 'scheduledDate', 'reasonClass', 'outcome', 'owner', 'ownerId', 'quarantined', 'partner', 'byMail', 'knownSince', 'apiKeyId', 'scope', 'how', 'of', 'calledFrom', 'isIncoming', 'callAt')
        or (e.type = 'alarm' and key = 'reason')
    ), '{}')
    where e.tour_request_id = any(${ids}::uuid[])`
  await forgetCalls(tx, ids)
  await tx.noteDraft.deleteMany({ where: { tourRequestId: { in: ids } } })
  await tx.leadTagLink.deleteMany({ where: { tourRequestId: { in: ids } } })
  // The digest stays, so that importing the same mail again changes nothing.
  await tx.$executeRaw`
    update inbound_mails set from_name = null, from_address = null, subject = '', text = '', state = 'read', updated_at = now()
    where tour_request_id = any(${ids}::uuid[])`
  await tx.inboundMailOriginal.deleteMany({ where: { mail: { tourRequestId: { in: ids } } } })
  await tx.conversionUpload.updateMany({
    where: { tourRequestId: { in: ids } },
    data: { words: null, warnings: [] },
  })
  await tx.quarantine.updateMany({ where: { tourRequestId: { in: ids } }, data: { detail: null } })
  await tx.outboxItem.deleteMany({ where: { tourRequestId: { in: ids } } })
  afterCommit(tx, () => {
    for (const leadId of ids) announceLead({ leadId, type: 'erased' })
  })
}
