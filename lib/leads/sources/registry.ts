import { agency } from '@/lib/leads/sources/agency'
import { answeredCall } from '@/lib/leads/sources/answered-call'
import { callback } from '@/lib/leads/sources/callback'
import { download } from '@/lib/leads/sources/download'
import { eventSignUp } from '@/lib/leads/sources/event-sign-up'
import { exitOffer } from '@/lib/leads/sources/exit-offer'
import { googleLeadForm } from '@/lib/leads/sources/google-lead-form'
import { guideRequest } from '@/lib/leads/sources/guide-request'
import { imported } from '@/lib/leads/sources/imported'
import { type LeadSource, OUR_FORM } from '@/lib/leads/sources/lead-source'
import { mail } from '@/lib/leads/sources/mail'
import { metaLeadForm } from '@/lib/leads/sources/meta-lead-form'
import { missedCall } from '@/lib/leads/sources/missed-call'
import { partner } from '@/lib/leads/sources/partner'
import { phone } from '@/lib/leads/sources/phone'
import { professional } from '@/lib/leads/sources/professional'
import { question } from '@/lib/leads/sources/question'
import { quiz } from '@/lib/leads/sources/quiz'
import { referral } from '@/lib/leads/sources/referral'
import { referralForm } from '@/lib/leads/sources/referral-form'
import { tour } from '@/lib/leads/sources/tour'
import { unfinishedForm } from '@/lib/leads/sources/unfinished-form'
import { walkIn } from '@/lib/leads/sources/walk-in'

/** In filter order; the database may contain others that a form named. */
export const SOURCES: readonly LeadSource[] = [
  tour,
  callback,
  quiz,
  download,
  question,
  guideRequest,
  eventSignUp,
  exitOffer,
  partner,
  googleLeadForm,
  metaLeadForm,
  unfinishedForm,
  agency,
  mail,
  phone,
  answeredCall,
  missedCall,
  walkIn,
  imported,
  referral,
  professional,
  referralForm,
]

const BY_KEY = new Map(SOURCES.map((source) => [source.key, source]))

/** Source by its stored key; an unknown one is a form of ours. */
export function sourceOf(key: string): LeadSource {
  return BY_KEY.get(key) ?? { ...OUR_FORM, key, name: key }
}

/** Source of a new lead: a form or an API key may name one of its own kind, in place of `usual`. */
export function chosenSource(named: string | null, usual = tour): LeadSource {
  const chosen = sourceOf(named ?? usual.key)
  const mayChoose = usual.from === 'form' || usual.from === 'api-key'
  return mayChoose && chosen.from === usual.from ? chosen : usual
}

export function sourceKeys(isWanted: (source: LeadSource) => boolean): string[] {
  return SOURCES.filter(isWanted).map(({ key }) => key)
}

/** Name within a sentence: 'tour request'. */
export function sourceName(key: string): string {
  return sourceOf(key).name
}

/** Standalone name: 'Tour request'. */
export function sourceTitle(key: string): string {
  const name = sourceName(key)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
