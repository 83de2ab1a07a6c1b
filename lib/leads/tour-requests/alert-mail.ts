import 'server-only'
import { createHash } from 'node:crypto'
import { sourceOf } from '@/lib/leads/sources/registry'
import { unfinishedForm } from '@/lib/leads/sources/unfinished-form'
import { CALL_TIME } from '@/lib/leads/tour-requests/alert-kinds'
import { alertSamples } from '@/lib/leads/tour-requests/alert-samples'
import { type Corrections, correctionLines } from '@/lib/leads/tour-requests/corrections'
import { usableTimeZone } from '@/lib/leads/tour-requests/promise'
import { dateFormat } from '@/lib/platform/date-format'
import { type RefusedScope, SCOPE_WORDS } from '@/lib/platform/do-not-contact/scopes'
import { oneLine } from '@/lib/platform/integrations/mail'
import { type ComposedMail, composedMail } from '@/lib/platform/mail/composed-mail'
import { defineMail } from '@/lib/platform/mail/define-mail'
import { type MailCompany, plainAddress, UNNAMED_COMPANY } from '@/lib/platform/mail/mail-company'
import type { MailCopy } from '@/lib/platform/mail/mail-html'
import { readTypedPhone, telLink } from '@/lib/platform/phones/phone'
import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'
import { siteUrl } from '@/lib/platform/site'

export type AlertedLead = {
  id: string
  name: string
  phone: string
  phoneE164: string | null
  phoneExtension: string | null
  email: string | null
  message: string | null
  preferredDate: Date | null
  tourAt?: Date | null
  source: string
  promise: string | null
  /** Start of the call that the family asked for. */
  callAt?: Date | null
  callDueAt: Date | null
  /** Type of the timeline entry that caused a repeated alert. */
  news?: string
  /** Set when nobody has tried by this minute of the promise. */
  minute?: number
  /** Minutes then left; version 0.1.0 did not say. */
  minutesLeft?: number | undefined
  createdAt: Date
  community: { name: string; timeZone: string } | null
  inquiredAgain: boolean
  callRefusal?: { scope: RefusedScope; saidAt: Date }
  mailRefusal?: { scope: RefusedScope; saidAt: Date }
  texted?: string
  corrections?: Corrections
  /** Quiz answers (G6). */
  talkingPoints?: { label: string; value: string }[]
  requestId: string | null
  /** Sent while the database is away: the lead is not on the desk yet (decision 095). */
  isFromMemory?: boolean
}

/** Message-ID and subject hold the lead's id, stable unless `again` differs. @param companyZone fallback */
export function composeAlert(
  lead: AlertedLead,
  to: string,
  companyZone: string,
  again?: string,
  company: MailCompany = UNNAMED_COMPANY,
): ComposedMail {
  return composedMail(alertMail.write({ lead, companyZone }, company), {
    messageId: messageIdFor(lead.id, to, again),
    to,
    // Pressing Reply must not write to a family that asked for no email.
    replyTo: lead.mailRefusal ? null : plainAddress(lead.email),
    requestId: lead.requestId,
  })
}

type Alert = { lead: AlertedLead; companyZone: string }

export const alertMail = defineMail<Alert>({
  name: 'lead-alert',
  by: 'stranger',
  reader: 'staff',
  about: 'request',
  compose: alertCopy,
  samples: alertSamples,
})

function alertCopy({ lead, companyZone }: Alert): MailCopy {
  const zone = usableTimeZone(lead.community?.timeZone ?? companyZone)
  const about = lead.community ? ` for ${lead.community.name}` : ''
  return {
    subject: `${kindOf(lead)}${about}: ${lead.name} [lead ${lead.id}]`,
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
            value:
              'The database is away, so this request is not on the desk yet. Please call from this mail, and log it when the desk is back. It is not known whether they asked before, or asked not to be contacted.',
          },
        ]
      : []),
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
      ? [{ label: 'Yours', value: 'This request has come to you: please call and log how it went.' }]
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
              ? 'No phone number: please write to them'
              : 'Not known yet: open the lead and read its mail',
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
    ...(lead.talkingPoints ?? []).map(({ label, value }) => ({ label: oneLine(label), value })),
    ...(lead.source === unfinishedForm.key
      ? [{ label: 'Note', value: 'They did not finish the form. Nothing was promised to them.' }]
      : []),
    ...(sourceOf(lead.source).from === 'information'
      ? [{ label: 'Note', value: 'They asked for information, not a call. Nothing was promised.' }]
      : []),
    ...(lead.inquiredAgain ? [{ label: 'Note', value: 'This family has asked before.' }] : []),
    ...optional('Promised', lead.promise),
    ...optional('Call at', lead.callAt ? inZone(lead.callAt, zone) : null),
    ...optional('Call by', lead.callDueAt && inZone(lead.callDueAt, zone)),
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
  'family-asked': 'The family asks for a change',
  'family-booked': 'The family chose a time for its tour',
  'tour-called-off': 'The family called its tour off',
  'family-texted': 'The family texted',
  'call-chosen': 'The family chose when to be called',
  [CALL_TIME]: 'Call now: they chose this time',
  routed: 'Yours to call',
}

function kindOf({ source, corrections, minute, minutesLeft, news }: AlertedLead): string {
  const kind = sourceOf(source).alertTitle ?? 'Tour request'
  if (minute) {
    const left = minutesLeft ?? PROMISED_MINUTES - minute
    return `${left > 0 ? `${left} minutes left` : 'Late'}: ${kind}`
  }
  if (news && NEWS[news]) return NEWS[news]
  return corrections ? `Corrected: ${kind}` : kind
}

function inZone(moment: Date, zone: string): string {
  return dateFormat({
    timeZone: zone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(moment)
}
