import 'server-only'
import { addMinutes } from 'date-fns'
import { lastKnownCompanyPhone } from '@/lib/leads/intake/company-phone'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { floodRefusal } from '@/lib/leads/intake/flood'
import { timeOnForm } from '@/lib/leads/intake/form-timing'
import type { VisitorForm } from '@/lib/leads/intake/handle-form'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { keyForAnotherPerson, transactionIdFrom } from '@/lib/leads/intake/transaction-id'
import { withVisit } from '@/lib/leads/intake/visit-of-lead'
import { type ConsentWords, consentShown } from '@/lib/leads/tour-requests/consent-shown'
import { PARTIAL_LEAD } from '@/lib/leads/tour-requests/partial-lead-due'
import { type TourRequest, tourRequestSchema } from '@/lib/leads/tour-requests/schema'
import { db, type Tx } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { addressGroup } from '@/lib/platform/http/address-group'
import { fieldErrorsOf } from '@/lib/platform/http/field-errors'
import { countAttempt, type Limit } from '@/lib/platform/http/rate-limit'
import { asJson } from '@/lib/platform/outbox/as-json'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'

/** Same limit per address as for whole forms (B6), but separate: finishing a form does not count twice. */
const PER_ADDRESS: Limit = { name: 'partial-address', points: 100, seconds: 60 * 60 }

export const partialForm: VisitorForm<void> = {
  submit: storePartialLead,
  json: () => ({ status: 201, body: {} }),
}

/** Stores name and phone on Continue (B2), if settings have the notice text. @throws AppError 400, 429 */
export async function storePartialLead(body: Record<string, unknown>, about: RequestContext): Promise<void> {
  const parsed = tourRequestSchema.safeParse(withVisit(body, about))
  if (!parsed.success) throw invalidFields(fieldErrorsOf(parsed.error))
  const settings = await companySettings()
  const wording = settings?.continueText?.trim()
  if (!settings || !wording) return
  await refuseFlood(about)
  const { consentVersion = null, ...sent } = parsed.data
  const shown = consentShown({ wording, version: settings.consentVersion }, consentVersion)
  await db.$transaction(async (tx) => {
    const { id, keptAt } = await keep(tx, rowOf(sent, body.honeypot, shown, about))
    await enqueue(tx, {
      kind: PARTIAL_LEAD,
      dedupKey: `${PARTIAL_LEAD}:${id}`,
      // Still filling in the form: the clock restarts.
      onRepeat: 'replace',
      dueAt: addMinutes(keptAt, settings.unfinishedAfterMin),
      payload: { id },
      requestId: about.requestId,
    })
  })
}

async function refuseFlood({ clientIpAddress }: RequestContext): Promise<void> {
  if (!clientIpAddress) return
  const wait = await countAttempt(PER_ADDRESS, addressGroup(clientIpAddress))
  if (wait !== null) throw floodRefusal(wait, lastKnownCompanyPhone().display)
}

function rowOf(
  {
    name,
    phone,
    transactionId,
    formLoadTime,
    captchaToken: _,
    formSecret: __,
    ...sent
  }: Omit<TourRequest, 'consentVersion'>,
  honeypot: unknown,
  shown: ConsentWords,
  about: RequestContext,
) {
  return {
    name: name.trim(),
    phone,
    phoneE164: phoneE164(phone),
    transactionId: transactionIdFrom(transactionId),
    // Stored as a duration, because an epoch time would count the wait until judging.
    sent: { ...sent, honeypot, formLoadTime: timeOnForm(formLoadTime, about.receivedAt), visit: about.visit },
    pageUrl: about.pageUrl,
    userAgent: about.userAgent?.slice(0, 512) ?? null,
    address: about.clientIpAddress,
    ...shown,
    requestId: about.requestId,
    receivedAt: about.receivedAt,
  }
}

type Row = ReturnType<typeof rowOf>

/** A different name and phone under a known key get a key of their own (reading 26). */
async function keep(tx: Tx, row: Row): Promise<{ id: string; keptAt: Date }> {
  const own = keyForAnotherPerson(row.transactionId, row.phoneE164 ?? row.phone)
  const kept =
    (await write(tx, row, Prisma.sql`p.name = excluded.name or p.phone_e164 = excluded.phone_e164`)) ??
    (await write(tx, { ...row, transactionId: own }, Prisma.sql`true`))
  if (!kept) throw new Error('A partial lead was not kept')
  return kept
}

async function write(tx: Tx, row: Row, isTheirs: Prisma.Sql) {
  const [kept] = await tx.$queryRaw<{ id: string; keptAt: Date }[]>`
    insert into partial_leads as p (id, transaction_id, name, phone, phone_e164, sent, page_url, client_user_agent,
      client_ip_address, consent_wording, consent_version, request_id, created_at, updated_at)
    select gen_random_uuid(), "transactionId", name, phone, "phoneE164", sent, "pageUrl", "userAgent", address, wording, version,
      "requestId", "receivedAt", clock_timestamp()
    from jsonb_to_record(${asJson([row]).slice(1, -1)}::jsonb) as new ("transactionId" text, name text, phone text, "phoneE164" text,
      sent jsonb, "pageUrl" text, "userAgent" text, address text, wording text, version int, "requestId" text,
      "receivedAt" timestamptz)
    on conflict (transaction_id) do update set
      name = excluded.name, phone = excluded.phone, phone_e164 = excluded.phone_e164, sent = excluded.sent,
      consent_wording = excluded.consent_wording, consent_version = excluded.consent_version, updated_at = excluded.updated_at
    where ${isTheirs}
    returning id, updated_at as "keptAt"`
  return kept
}
