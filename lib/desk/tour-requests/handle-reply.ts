import 'server-only'
import { createHash } from 'node:crypto'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { agreedTour } from '@/lib/leads/tour-requests/agreed-tour'
import { alertAgain } from '@/lib/leads/tour-requests/lead-alert'
import { newestLeadOf } from '@/lib/leads/tour-requests/newest-lead'
import { noteLift, noteRefusal } from '@/lib/leads/tour-requests/note-refusal'
import { contactInfo } from '@/lib/leads/tour-requests/people-of-family'
import { alertTargets } from '@/lib/leads/tour-requests/recipients'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { waysOfPerson } from '@/lib/leads/tour-requests/ways-of-person'
import { db, type Tx } from '@/lib/platform/database/db'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'
import { companyNameOrHost, siteUrl } from '@/lib/platform/site'
import { type ReplyMeaning, replyMeaning } from '@/lib/platform/texts/reply-meaning'
import { gsmText, shortName } from '@/lib/platform/texts/text-segments'
import { storableText } from '@/lib/platform/typed-text'

type Received = { sid: string; from: string; body: string }

/**
 * Handles a text to our number (decision 036): STOP blocks automated messages, "leave me alone" all contact,
 * START lifts that, anything else is added to the newest request and alerts staff. Idempotent by sid.
 * @returns the reply to send, or null
 */
export async function handleReply(form: URLSearchParams): Promise<string | null> {
  const received = readReceived(form)
  if (!received) return null
  const meaning = replyMeaning(received.body)
  const { company, phone, reach } = await ourContact()
  if (meaning.is === 'help') return `${company}: ${reach}. Reply STOP to stop.`
  return db.$transaction(async (tx) => {
    const lead = await newestLeadOf(tx, { phoneE164: received.from, email: null })
    switch (meaning.is) {
      case 'stop':
        return (await recordStop(tx, received, lead, meaning))
          ? `${company}: ${STOPPED[meaning.scope]} ${tourNote(lead)}${phone && `Call ${phone} if you need us.`}`.trim()
          : null
      case 'start':
        if (await liftStop(tx, received, lead)) return `${company}: you get texts again. Reply STOP to stop.`
        // "Yes" without an earlier STOP answers our question.
        await recordReply(tx, received, lead)
        return null
      case 'words':
        return (await recordReply(tx, received, lead))
          ? null
          : `${company}: This number is not monitored. Please ${reach}. Reply STOP to stop.`
    }
  })
}

/** CANCEL may mean the tour, but it has ended texts. */
function tourNote(lead: TourRequest | null): string {
  return lead && agreedTour(lead, new Date()) ? 'Your tour is still on. ' : ''
}

function readReceived(form: URLSearchParams): Received | null {
  const sid = form.get('MessageSid') ?? form.get('SmsSid')
  const from = phoneE164(form.get('From') ?? '')
  const body = storableText(form.get('Body') ?? '')
    .trim()
    .slice(0, 1_600)
  return sid && from && body ? { sid, from, body } : null
}

type Stop = Extract<ReplyMeaning, { is: 'stop' }>

const STOPPED: Record<Stop['scope'], string> = {
  automated: 'you get no more texts or other automatic messages.',
  everything: 'we will not contact you again.',
}

/** Ends contact with the person, not only with this number. @returns false when it was recorded before */
async function recordStop(
  tx: Tx,
  received: Received,
  lead: TourRequest | null,
  { scope, isClear }: Stop,
): Promise<boolean> {
  const { from, body } = received
  const targets = (await waysOfPerson(tx, from)).map(contactInfo)
  const said = { scope, how: 'text-reply', words: body } as const
  const entries = await noteRefusal(tx, targets, said, { by: null, lead })
  // Staff read what was no plain STOP, and lift it if it meant something else.
  if (!isClear) await recordReply(tx, received, lead)
  return entries.length > 0
}

/** START does not lift what staff recorded from a call or a letter. */
async function liftStop(tx: Tx, { from, body }: Received, lead: TourRequest | null): Promise<boolean> {
  const ways = await waysOfPerson(tx, from)
  const entries = await tx.doNotContact.findMany({
    where: {
      OR: [{ phoneE164: { in: ways } }, { email: { in: ways } }],
      how: 'text-reply',
      recordedBy: null,
      liftedAt: null,
    },
  })
  for (const entry of entries) await noteLift(tx, entry, `They wrote “${body}”`, { by: null, lead })
  return entries.length > 0
}

/** @returns false without a request on which staff can read it */
async function recordReply(tx: Tx, { sid, body }: Received, lead: TourRequest | null): Promise<boolean> {
  if (!lead) return false
  await tx.$queryRaw`select 1 from tour_requests where id = ${lead.id}::uuid for update`
  const entryId = entryIdOf(sid)
  if (await tx.leadEvent.findUnique({ where: { id: entryId }, select: { id: true } })) return true
  await recordEvent(tx, lead.id, { id: entryId, type: 'family-texted', data: { text: body } })
  await alertAgain(tx, lead.id, await alertTargets(), { entryId, requestId: null })
  return true
}

/** A UUID derived from the text's sid, which detects repeated delivery. */
function entryIdOf(sid: string): string {
  const hex = createHash('sha256').update(sid).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5')
}

/** Our answers stay within one text or two. */
const SHORT_COMPANY = 40

/** `reach` follows “Please”; without a phone it names the site. */
async function ourContact(): Promise<{ company: string; phone: string; reach: string }> {
  const settings = await companySettings()
  const phone = settings?.companyPhoneDisplay || ''
  return {
    company: shortName(gsmText(companyNameOrHost(settings?.companyName)), SHORT_COMPANY),
    phone,
    reach: phone ? `call ${phone}` : `visit ${new URL(siteUrl()).host}`,
  }
}
