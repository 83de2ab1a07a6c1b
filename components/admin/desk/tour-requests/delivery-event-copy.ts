import { withoutErrorCode } from '@/components/admin/kit/error-text'
import {
  FAMILY_MAIL_TITLES,
  FAMILY_TEXT_TITLES,
  type FamilyMailKind,
  type FamilyTextKind,
} from '@/lib/leads/family/family-copy'

type Facts = Record<string, unknown>

/** Text of a history entry about a mail to the family. */
export function familyMailEvent({ about, outcome, reason }: Facts) {
  const text = FAMILY_MAIL_TITLES[about as FamilyMailKind] ?? 'About the request'
  if (outcome === 'sent') return { title: 'The family was emailed', text }
  if (outcome === 'kept') return { title: 'The family was not emailed: no mail server is set up', text }
  const why = typeof reason === 'string' ? `\n${withoutErrorCode(reason)}` : ''
  return { title: 'The family was not emailed', text: `${text}${why}` }
}

/** Text of a history entry about a text to the family. */
export function familyTextEvent({ about, outcome, reason }: Facts) {
  const text = FAMILY_TEXT_TITLES[about as FamilyTextKind] ?? 'Written by staff'
  if (outcome === 'sent') return { title: 'The family was texted', text }
  const why = typeof reason === 'string' ? `\n${withoutErrorCode(reason)}` : ''
  return { title: 'The family was not texted', text: `${text}${why}` }
}

/** Text of a history entry about an alert to staff; `who` sent it again. */
export function deliveryEvent(facts: Facts, who: string) {
  const target = String(facts.target ?? 'staff')
  switch (facts.outcome) {
    case 'sent':
      return { title: 'Alert accepted', text: target }
    case 'kept':
      return { title: 'Alert not sent: no mail server is set up', text: target }
    case 'resend':
      return { title: `${who} sent the alert again`, text: target }
    default:
      return {
        title: 'Alert failed',
        text: typeof facts.reason === 'string' ? `${target}: ${withoutErrorCode(facts.reason)}` : target,
      }
  }
}
