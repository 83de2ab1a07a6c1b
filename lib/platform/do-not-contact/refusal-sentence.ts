import { dateFormat } from '@/lib/platform/date-format'
import type { Refusal } from '@/lib/platform/do-not-contact/find-refusal'
import { SCOPE_WORDS } from '@/lib/platform/do-not-contact/scopes'

const day = dateFormat({ month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/** 'They asked not to be texted on November 23, 2026'. */
export function refusalSentence({ scope, saidAt }: Pick<Refusal, 'scope' | 'saidAt'>): string {
  return `They ${SCOPE_WORDS[scope].asked} on ${day.format(saidAt)}`
}
