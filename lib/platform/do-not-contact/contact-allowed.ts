import * as z from 'zod'
import type { Refusal } from '@/lib/platform/do-not-contact/find-refusal'
import { type ContactChannel, covers } from '@/lib/platform/do-not-contact/scopes'
import { named } from '@/lib/platform/http/component-names'

const mayContact = z.boolean()

export const contactAllowedSchema = named(
  'ContactAllowed',
  z
    .strictObject({ call: mayContact, text: mayContact, mail: mayContact, automated: mayContact })
    .describe(
      'False if they refused it. call, text and mail are ways in which a person may contact them; automated covers everything a system sends on its own.',
    ),
)

type ContactAllowed = z.output<typeof contactAllowedSchema>

/** Channels through which a person may contact them, and if anything may be sent automatically. */
export function contactAllowed(refusals: readonly Pick<Refusal, 'scope' | 'isPhone'>[]): ContactAllowed {
  const may = (channel: ContactChannel) =>
    !refusals.some(
      ({ scope, isPhone }) => isPhone === (channel !== 'mail') && covers(scope, channel, 'person'),
    )
  const isAutomated = ({ scope }: Pick<Refusal, 'scope'>) =>
    covers(scope, 'call', 'system') && covers(scope, 'mail', 'system')
  return { call: may('call'), text: may('text'), mail: may('mail'), automated: !refusals.some(isAutomated) }
}

const NOT_ALLOWED: [keyof ContactAllowed, words: string][] = [
  ['call', 'no calls'],
  ['text', 'no texts'],
  ['mail', 'no email'],
  ['automated', 'no automated messages'],
]

/** 'no calls, no texts'; 'no contact' when nothing is left, and empty without a refusal. */
export function refusedWords(allowed: ContactAllowed): string {
  const refused = NOT_ALLOWED.filter(([way]) => !allowed[way])
  return refused.length === NOT_ALLOWED.length ? 'no contact' : refused.map(([, words]) => words).join(', ')
}
