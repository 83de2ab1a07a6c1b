import {
  deliveryEvent,
  familyMailEvent,
  familyTextEvent,
} from '@/components/admin/desk/tour-requests/delivery-event-copy'
import { nobodyWords, routedWords } from '@/components/admin/desk/tour-requests/routing-copy'
import { callEventCopy } from '@/components/admin/desk/voice/call-event-copy'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { statusLabel } from '@/components/ui/status-badge'
import { agency } from '@/lib/leads/sources/agency'
import { mail } from '@/lib/leads/sources/mail'
import { partner } from '@/lib/leads/sources/partner'
import { sourceOf } from '@/lib/leads/sources/registry'
import { isAttemptOutcome, OUTCOME_LABELS } from '@/lib/leads/tour-requests/contact-attempt'
import { correctionLines, correctionsIn } from '@/lib/leads/tour-requests/corrections'
import { nextStepLabel } from '@/lib/leads/tour-requests/next-step'
import { isSkipReason, SKIP_LABELS } from '@/lib/leads/tour-requests/skip-reasons'
import { isLeadStatus } from '@/lib/leads/tour-requests/status'
import { isRefusedScope, SCOPE_WORDS, wayLabel } from '@/lib/platform/do-not-contact/scopes'
import { STRANGER_MAILS_PER_DAY } from '@/lib/platform/mail/stranger-limit'
import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'

type LeadEvent = { type: string; actorName: string | null; data: unknown }

/** Text of a history entry; unknown types are shown by name instead of hidden. */
export function eventCopy(
  { type, actorName, data }: LeadEvent,
  zone: string,
): { title: string; text?: string | undefined } {
  const facts = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>
  const who = actorName ?? 'The system'
  const word = (key: string) => (typeof facts[key] === 'string' ? (facts[key] as string) : undefined)
  switch (type) {
    case 'received':
      return receivedEvent(facts, zone)
    case 'inquired-again':
      return { title: 'The family sent another request' }
    case 'viewed':
      return { title: `${who} opened the request` }
    case 'status':
      if (facts.undone) return { title: `${who} moved it back to ${label(word('to'))}` }
      return {
        title: `${who} moved it to ${label(word('to'))}`,
        text: lines(word('reason'), otherTime(facts)),
      }
    case 'scheduled':
      return { title: `${who} set the tour`, text: lines(timeOf(facts, zone), otherTime(facts)) }
    case 'skipped': {
      const reason = word('reason') ?? ''
      const why = isSkipReason(reason) ? `${who} ${SKIP_LABELS[reason].said}` : undefined
      return { title: `${who} skipped this family`, text: why }
    }
    case 'attempt':
      return {
        title: `${who} ${isAttemptOutcome(facts.outcome) ? OUTCOME_LABELS[facts.outcome].done : 'tried to reach them'}`,
        text: [
          facts.undone && 'Undone: it was logged by mistake.',
          word('text'),
          word('despite') && `Despite their refusal: ${word('despite')}`,
          facts.throughLeadId ? 'On another request of the family' : plan(facts, zone),
        ]
          .filter(Boolean)
          .join('\n'),
      }
    case 'attempt-undone':
      return { title: `${who} undid a logged attempt` }
    case 'family-mail':
      return familyMailEvent(facts)
    case 'family-text':
      return familyTextEvent(facts)
    case 'mail-limited':
      return {
        title: `${word('about')} not sent: daily limit`,
        text: `Visitors’ forms can send at most ${STRANGER_MAILS_PER_DAY} emails a day to one address. This address has reached the limit.`,
      }
    case 'family-asked':
      return { title: 'The family asked for a change', text: correctionText(data, zone) }
    case 'family-texted':
      return { title: 'The family texted', text: word('text') }
    case 'family-booked':
      return { title: 'The family chose a time for the tour', text: timeOf(facts, zone) }
    case 'call-chosen':
      return { title: 'The family chose a time for the call', text: timeOf(facts, zone) }
    case 'call-time':
      return { title: 'The call time that the family chose has come', text: 'Staff were alerted again' }
    case 'tour-called-off':
      return { title: 'The family canceled the tour', text: timeOf(facts, zone) }
    case 'agreed-texts':
      return {
        title: 'The family agreed to texts',
        text: `Said ${wayLabel(word('how') ?? '')}, recorded by ${who}`,
      }
    case 'do-not-contact':
      return {
        title: `Do not contact: they ${askedWords(facts)}`,
        text: lines(
          `Said ${wayLabel(word('how') ?? '')}, ${actorName === 'system' ? 'read automatically' : `recorded by ${who}`}`,
          quoted(facts),
        ),
      }
    case 'contact-allowed':
      return {
        title: `${who} lifted a do-not-contact request: they ${askedWords(facts)}`,
        text: word('text'),
      }
    case 'mail-read':
      return { title: `${who} read the email and entered the family` }
    case 'marked-spam':
      return { title: `${who} marked this as spam` }
    case 'mail-set-aside':
      return { title: `${who} marked the email as not a request` }
    case 'agency-objected':
      return {
        title: `${who} objected to the claim of ${word('partner') ?? 'the agency'}`,
        text: word('knownSince') && `Known since ${formatMoment(new Date(word('knownSince') ?? 0), zone)}`,
      }
    case 'crm-stage':
      return {
        title: word('stage') ? `Stage in ${word('crm')}: “${word('stage')}”` : 'The stage changed in the CRM',
        text: word('stays') && `The status here stays ${label(word('stays'))}: only actions here change it.`,
      }
    case 'merged':
      return { title: `${who} merged two families` }
    case 'merge-undone':
      return { title: `${who} undid the merge` }
    case 'family':
      return familyEvent(facts, who)
    case 'next-step':
      return { title: `${who} chose another time`, text: plan(facts, zone) }
    case 'escalated':
      return {
        title:
          // Version 0.1.0 did not note the minutes left.
          (facts.minutesLeft ?? PROMISED_MINUTES - Number(facts.minute)) === 0
            ? 'Late: no one had tried'
            : `No one had tried after ${facts.minute} minutes`,
        text: `Notified again: ${ESCALATED_TO[word('to') ?? ''] ?? 'staff'}`,
      }
    case 'phone-rang':
    case 'not-rung':
    case 'voicemail':
    case 'call-recorded':
      return callEventCopy(type, facts)
    case 'second-channel':
      return {
        title: 'No alert had been accepted after two minutes',
        text:
          [listed('Texted', facts.people), listed('Pushed', facts.pushed)].filter(Boolean).join('. ') ||
          undefined,
      }
    case 'note':
      return {
        title: facts.field === 'notes' ? `${who} changed the notes` : `${who} added a note`,
        text: word('text'),
      }
    case 'assigned':
      return {
        title: word('owner') ? `${who} assigned it to ${word('owner')}` : `${who} removed the owner`,
      }
    case 'tagged':
      return {
        title: `${who} changed the tags`,
        text:
          [listed('Added', facts.on), listed('Removed', facts.off)].filter(Boolean).join('. ') || undefined,
      }
    case 'routed':
      return { title: `Routed to ${word('owner') ?? 'someone'}`, text: routedWords(facts, zone) }
    case 'nobody-on-shift':
      return nobodyWords(facts, zone)
    case 'released':
      return { title: `${who} released it from quarantine` }
    case 'delivery':
      return deliveryEvent(facts, who)
    case 'alarm':
      return {
        title: 'Alarm: no alert has reached anyone',
        text: ALARMS[word('reason') ?? ''] ?? word('reason'),
      }
    case 'resubmitted':
      return sentAgain(data, zone)
    case 'exit-offer':
      return {
        title: 'Accepted the exit offer',
        text: word('page') && `On ${word('page')}; asked for information, not for a call`,
      }
    case 'rsvp':
      return {
        title: `${facts.status === 'waiting' ? 'Joined the waiting list for' : 'Signed up for'} “${word('title')}”`,
        text: party(facts),
      }
    case 'rsvp-promoted':
      return { title: `Got ${seats(facts)} from the waiting list for “${word('title')}”` }
    case 'rsvp-cancelled':
      return { title: `Canceled ${seats(facts)} for “${word('title')}”` }
    case 'quiz':
      return {
        title: `Answered “${word('title')}”`,
        text: facts.contact === 'call' ? 'Asked for a call' : 'Asked for information only',
      }
    case 'download':
      return {
        title: `Requested the guide “${word('title')}”`,
        text: facts.fetched ? 'Downloaded it' : 'Has not downloaded it yet',
      }
    default:
      return { title: type, text: word('text') ?? word('reason') }
  }
}

function receivedEvent(facts: Record<string, unknown>, zone: string) {
  const { name, received } = receivedFrom(facts)
  const fact = (key: string) => {
    const value = key === 'name' ? name : String(facts[key] ?? '')
    return key.endsWith('At') ? formatMoment(new Date(value), zone) : value
  }
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, key) => fact(key))
  return { title: filled(received.title), text: (received.text && filled(received.text)) || undefined }
}

/** Erasing a lead takes the source out of the entry, and leaves how it came. */
function receivedFrom({ source, byMail, partner: sender }: Record<string, unknown>) {
  if (typeof source === 'string') return sourceOf(source)
  if (byMail) return sender ? agency : mail
  return sender ? partner : sourceOf('')
}

function askedWords({ scope }: Record<string, unknown>): string {
  return typeof scope === 'string' && isRefusedScope(scope) ? SCOPE_WORDS[scope].asked : 'said no'
}

/** Without names, because the entry remains when a family member is erased. */
function familyEvent({ part, change, fields }: Record<string, unknown>, who: string) {
  if (part !== 'contact' && part !== 'resident') return { title: `${who} changed the family` }
  const whom = part === 'contact' ? 'a contact' : 'a prospective resident'
  return { title: `${who} ${String(change)} ${whom}`, text: listed('Changed', fields) }
}

const listed = (verb: string, names: unknown) =>
  Array.isArray(names) && names.length > 0 ? `${verb}: ${names.join(', ')}` : undefined

const quoted = ({ text }: Record<string, unknown>) => (typeof text === 'string' ? `“${text}”` : undefined)
const lines = (...texts: (string | false | undefined)[]) => texts.filter(Boolean).join('\n') || undefined

const timeOf = ({ scheduledDate, callAt = scheduledDate }: Record<string, unknown>, zone: string) =>
  typeof callAt === 'string' ? formatMoment(new Date(callAt), zone) : undefined

const otherTime = ({ timeReason }: Record<string, unknown>) =>
  typeof timeReason === 'string' ? `Not one of the tour times: ${timeReason}` : undefined

const ESCALATED_TO: Record<string, string> = {
  owner: 'the owner',
  team: 'everyone who works with this community',
  everybody: 'administrators and every recipient of alerts',
}

/** 'Next: call again, Nov 22, 4:10 pm MST'. */
function plan({ nextStep, nextStepAt }: Record<string, unknown>, zone: string): string | undefined {
  if (typeof nextStep !== 'string' || typeof nextStepAt !== 'string') return undefined
  return `Next: ${nextStepLabel(nextStep).toLowerCase()}, ${formatMoment(new Date(nextStepAt), zone)}`
}

function correctionText(data: unknown, zone: string): string {
  return correctionLines(correctionsIn(data), (iso) => formatMoment(new Date(iso), zone)).join('\n')
}

/** Older entries hold only a changed message. */
function sentAgain(data: unknown, zone: string) {
  const lines = correctionLines(correctionsIn(data), (iso) => formatMoment(new Date(iso), zone))
  const { partner: sender } = data as { partner?: unknown }
  const who = typeof sender === 'string' ? sender : 'The family'
  if (lines.length > 0) return { title: `${who} corrected the request`, text: lines.join('\n') }
  const message = (data as { message?: unknown } | null)?.message
  return { title: 'The same form was sent again', text: typeof message === 'string' ? message : undefined }
}

const seats = ({ guests }: Record<string, unknown>) => (guests === 1 ? 'one seat' : `${guests} seats`)

function party({ guests, message }: Record<string, unknown>): string {
  const people = guests === 1 ? 'One person' : `${guests} people`
  return typeof message === 'string' && message ? `${people}\n${message}` : people
}

const ALARMS: Record<string, string> = {
  'no-recipient': 'There is no active email recipient and no fallback address.',
  'delivery-lost': 'The alert was lost and has been created again.',
  'every-delivery-failed': 'Every address rejected the alert.',
  'undelivered-for-minutes': 'No alert has been accepted for several minutes.',
}

function label(status: string | undefined): string {
  return status && isLeadStatus(status) ? statusLabel(status).toLowerCase() : (status ?? 'another status')
}
