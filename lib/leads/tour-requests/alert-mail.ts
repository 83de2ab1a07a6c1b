import 'server-only'
import { createHash } from 'node:crypto'
import { sourceOf } from '@/lib/leads/sources/registry'
import { unfinishedForm } from '@/lib/leads/sources/unfinished-form'
import { CALL_TIME } from '@/lib/leads/tour-requests/alert-kinds'
import { alertSamples } from '@/lib/leads/tour-requests/alert-samples'
import { callBy } from '@/lib/leads/tour-requests/call-by'
import { type Corrections, correctionLines } from '@/lib/leads/tour-requests/corrections'
import { dateFormat } from '@/lib/platform/date-format'
import { type RefusedScope, SCOPE_WORDS } from '@/lib/platform/do-not-contact/scopes'
import { oneLine } from '@/lib/platform/integrations/mail'
import { type ComposedMail, composedMail } from '@/lib/platform/mail/composed-mail'
import { defineMail } from '@/lib/platform/mail/define-mail'
import { type MailCompany, plainAddress, unnamedCompany } from '@/lib/platform/mail/mail-company'
import type { MailCopy } from '@/lib/platform/mail/mail-html'
import { readTypedPhone, telLink } from '@/lib/platform/phones/phone'
import { siteUrl } from '@/lib/platform/site'
import { usableTimeZone } from '@/lib/platform/time-zone'
import { smallMeridiem } from '@/lib/site/content/format'

export type AlertedLead = {
  id: string
  /** The short reference that the family was given. */
  reference: string
  name: string
  phone: string
  phoneE164: string | null
  phoneExtension: string | null
  email: string | null
  message: string | null
  preferredDate: Date | null
  tourAt?: Date | null
  source: string
  /** Subject of the form, within a sentence (decision 106). */
  alertText?: string | null | undefined
  promise: string | null
  /** Start of the call that the family asked for. */
  callAt?: Date | null
  callDueAt: Date | null
  /** Type of the timeline entry that caused a repeated alert. */
  news?: string
  /** The tour that the news is about, and its date before it moved. */
  newsTour?: { at: Date; before: Date | null }
  /** An attempt was made, or the family refused all contact: no call is due. */
  isSettled?: boolean
  /** Set when nobody has tried by this minute of the promise. */
  minute?: number
  createdAt: Date
  community: { name: string; timeZone: string } | null
  inquiredAgain: boolean
  callRefusal?: { scope: RefusedScope; saidAt: Date }
  mailRefusal?: { scope: RefusedScope; saidAt: Date }
  texted?: string
  corrections?: Corrections
  /** They answered a quiz. Mail is not confidential, so the answers stay on the signed-in page. */
  hasAnswers?: boolean
  requestId: string | null
  /** Sent while the database is away: the lead is not on the desk yet (decision 095). */
  isFromMemory?: boolean
}

type Sent = {
  to: string
  /** Zone of a lead without a community. */
  companyZone: string
  now: Date
  /** Makes the mail a message of its own. */
  again?: string | undefined
}

/** An alert as it is true at `now`. Its subject shows on locked screens, so it names no family. */
export function composeAlert(
  lead: AlertedLead,
  { to, companyZone, now, again }: Sent,
  company: MailCompany = unnamedCompany(),
): ComposedMail {
  return composedMail(alertMail.write({ lead, companyZone, now }, company), {
    messageId: messageIdFor(lead.id, to, again),
    to,
    // Pressing Reply must not write to a family that asked for no email.
    replyTo: lead.mailRefusal ? null : plainAddress(lead.email),
    requestId: lead.requestId,
  })
}

type Alert = { lead: AlertedLead; companyZone: string; now: Date }

export const alertMail = defineMail<Alert>({
  name: 'lead-alert',
  by: 'stranger',
  reader: 'staff',
  about: 'request',
  compose: alertCopy,
  samples: alertSamples,
})

function alertCopy({ lead, companyZone, now }: Alert): MailCopy {
  const zone = usableTimeZone(lead.community?.timeZone ?? companyZone)
  return {
    subject: oneLine(`${urgencyOf(lead, zone, now)}${subjectOf(lead, zone)} (${lead.reference})`),
    heading: kindOf(lead),
    paragraphs: [],
    facts: linesOf(lead, zone),
    links: [{ label: 'Open the lead', href: siteUrl(`/admin/tour-requests/${lead.id}`) }],
  }
}

/** Stable per lead, recipient and `again`. */
export function messageIdFor(leadId: string, to: string, again = ''): string {
  const recipient = createHash('sha256')
    .update(to.toLowerCase() + again)
    .digest('hex')
    .slice(0, 12)
  return `<lead-${leadId}-${recipient}@${new URL(siteUrl()).hostname}>`
}

type Line = MailCopy['facts'][number]

function linesOf(lead: AlertedLead, zone: string): Line[] {
  const extension = lead.phoneExtension ? ` ext. ${lead.phoneExtension}` : ''
  const dial = lead.phoneE164 ?? readTypedPhone(lead.phone).number
  const optional = (label: string, value: string | null): Line[] => (value ? [{ label, value }] : [])
  return [
    ...(lead.isFromMemory
      ? [
          {
            label: 'Database',
            value: `The database is down, so this request is not on the desk yet. ${
              sourceOf(lead.source).from === 'information'
                ? 'They did not ask for a call. It will be on the desk when the database is back.'
                : 'Please call from this email, and log the call when the database is back.'
            } We cannot see whether they asked before or asked not to be contacted.`,
          },
        ]
      : []),
    ...optional('Call at', lead.callAt && !lead.isSettled ? inZone(lead.callAt, zone) : null),
    ...optional('Call by', lead.callDueAt && !lead.isSettled ? inZone(lead.callDueAt, zone) : null),
    ...newsTourLines(lead, zone),
    ...(lead.minute
      ? [
          {
            label: 'Not tried yet',
            value: lead.callRefusal
              ? 'They asked not to be called. Open the lead and decide.'
              : 'Please call now and log how it went.',
          },
        ]
      : []),
    ...(lead.news === 'routed'
      ? [{ label: 'Yours', value: 'This request is now yours: please call and log how it went.' }]
      : []),
    ...(lead.news === CALL_TIME
      ? [{ label: 'Now', value: 'They chose this time: please call now and log how it went.' }]
      : []),
    { label: 'Name', value: oneLine(lead.name) },
    lead.phone
      ? {
          label: 'Phone',
          value: `${oneLine(lead.phone)} (${dial}${extension})`,
          // A single tap must not call someone who opted out.
          ...(!lead.callRefusal && {
            href: telLink(dial, lead.phoneExtension),
          }),
        }
      : {
          label: 'Phone',
          value: lead.mailRefusal
            ? 'None given'
            : lead.email
              ? 'No phone number: please email them'
              : 'Not known yet: open the lead and read its email',
        },
    ...(lead.callRefusal ? [refusalLine('Do not call', lead.callRefusal, lead, zone)] : []),
    ...correctionLines(lead.corrections ?? {}, (iso) => inZone(new Date(iso), zone)).map((line) => ({
      label: 'Corrected',
      value: line,
    })),
    ...optional('They texted', lead.texted ?? null),
    ...optional('Email', lead.email && oneLine(lead.email)),
    ...(lead.mailRefusal ? [refusalLine('Do not email', lead.mailRefusal, lead, zone)] : []),
    ...optional('Community', lead.community && oneLine(lead.community.name)),
    ...(lead.tourAt
      ? optional('Tour', inZone(lead.tourAt, zone))
      : optional('Preferred date', lead.preferredDate && inZone(lead.preferredDate, zone))),
    ...optional('Message', lead.message),
    ...(lead.hasAnswers
      ? [{ label: 'Quiz', value: 'They answered a quiz. Open the lead to read their answers.' }]
      : []),
    ...(lead.source === unfinishedForm.key
      ? [{ label: 'Note', value: 'They did not finish the form. Nothing was promised to them.' }]
      : []),
    ...(sourceOf(lead.source).from === 'information'
      ? [{ label: 'Note', value: 'They asked for information, not a call. Nothing was promised.' }]
      : []),
    ...(lead.inquiredAgain ? [{ label: 'Note', value: 'This family has asked before.' }] : []),
    ...optional('Promised', lead.promise),
    { label: 'Reference', value: lead.reference },
    { label: 'Received', value: inZone(lead.createdAt, zone) },
  ]
}

type Refused = NonNullable<AlertedLead['callRefusal']>

/** A newer request does not lift an opt-out; only staff can. */
function refusalLine(
  label: string,
  { scope, saidAt }: Refused,
  { createdAt }: AlertedLead,
  zone: string,
): Line {
  const asked = `They ${SCOPE_WORDS[scope].asked} on ${inZone(saidAt, zone)}.`
  const again =
    createdAt > saidAt ? ' They have asked for contact again since: open the lead to lift it.' : ''
  return { label, value: asked + again }
}

const NEWS: Record<string, string> = {
  'family-asked': 'The family asked for a change',
  'family-booked': 'The family chose a time for its tour',
  scheduled: 'The tour time has changed',
  'tour-called-off': 'The family canceled its tour',
  'family-texted': 'The family texted',
  'call-chosen': 'The family chose when to be called',
  [CALL_TIME]: 'Call now: they chose this time',
  routed: 'Yours to call',
}

const MINUTE_MS = 60_000

/** The first words of a subject: 'Call by 4:22 pm: '. Empty when no call is due. */
function urgencyOf(lead: AlertedLead, zone: string, now: Date): string {
  const { callAt, callDueAt, minute, isSettled, callRefusal, news } = lead
  if (!callDueAt || isSettled || callRefusal || !sourceOf(lead.source).promises || news === CALL_TIME)
    return ''
  if (callAt && callAt > now) return `Call at ${callBy(callAt, zone, now)}: `
  const left = Math.ceil((callDueAt.getTime() - now.getTime()) / MINUTE_MS)
  if (left <= 0) return 'Call now, late: '
  const counted = minute ? `${left} ${left === 1 ? 'minute' : 'minutes'} left, call` : 'Call'
  return `${counted} by ${callBy(callDueAt, zone, now)}: `
}

/** The kind of alert, with the tour that it is about and its community. */
function subjectOf(lead: AlertedLead, zone: string): string {
  const place = lead.community?.name
  if (!lead.newsTour) return `${kindOf(lead)}${place ? ` for ${place}` : ''}`
  const { at, before } = lead.newsTour
  const moved = before && `${inZone(before, zone)} to `
  return [`${kindOf(lead)}, ${moved ?? ''}${inZone(at, zone)}`, place].filter(Boolean).join(', ')
}

function newsTourLines({ news, newsTour }: AlertedLead, zone: string): Line[] {
  if (!newsTour) return []
  const { at, before } = newsTour
  const label = news === 'tour-called-off' ? 'Canceled tour' : 'New tour time'
  return [
    { label, value: inZone(at, zone) },
    ...(before ? [{ label: 'Previous time', value: inZone(before, zone) }] : []),
  ]
}

function kindOf({ source, alertText, corrections, minute, news, newsTour }: AlertedLead): string {
  const kind = alertText ? capitalized(alertText) : (sourceOf(source).alertTitle ?? 'Tour request')
  if (minute) return `Not tried: ${kind}`
  if (news === 'family-booked' && newsTour?.before) return 'The family changed its tour time'
  if (news && NEWS[news]) return NEWS[news]
  return corrections ? `Corrected: ${kind}` : kind
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function inZone(moment: Date, zone: string): string {
  const text = dateFormat({
    timeZone: zone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(moment)
  return smallMeridiem(text)
}
