import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { type Contact, type Refusal, refusalAmong } from '@/lib/platform/do-not-contact/refusal-among'
import { isRefusedScope } from '@/lib/platform/do-not-contact/scopes'
import { targetDigest } from '@/lib/platform/do-not-contact/target-digest'

/** Somebody's number (E.164), address, or both, as far as known. */
export type Reachable = { phoneE164: string | null; email: string | null }

type Row = Omit<Refusal, 'target' | 'isPhone' | 'scope'> & {
  phoneE164: string | null
  email: string | null
  digest: string | null
  scope: string
}

/** Everything these people have refused and that was not lifted, newest first. */
export async function refusalsOf(tx: Tx, people: readonly Reachable[]): Promise<Refusal[]> {
  const phones = people.flatMap(({ phoneE164 }) => phoneE164 ?? [])
  const emails = people.flatMap(({ email }) => email?.trim().toLowerCase() || [])
  const targets = new Map([...phones, ...emails].map((target) => [targetDigest(target), target]))
  if (targets.size === 0) return []
  // In SQL: it is asked with every alert (decision 012).
  const rows = await tx.$queryRaw<Row[]>`
    select id, phone_e164 as "phoneE164", email, digest, scope, how, words, said_at as "saidAt", recorded_by as "recordedBy"
    from do_not_contacts
    where lifted_at is null
      and (phone_e164 = any(${phones}) or email = any(${emails}) or digest = any(${[...targets.keys()]}))
    order by said_at desc, id desc`
  return rows.flatMap(({ id, phoneE164, email, digest, scope, how, words, saidAt, recordedBy }) => {
    const target = phoneE164 ?? email ?? targets.get(digest ?? '')
    if (!target || !isRefusedScope(scope)) return []
    return [{ id, target, isPhone: phones.includes(target), scope, how, words, saidAt, recordedBy }]
  })
}

/** Of what several people have refused, what one of them has. */
export function refusalsTo(refusals: readonly Refusal[], { phoneE164, email }: Reachable): Refusal[] {
  const address = email?.trim().toLowerCase()
  return refusals.filter(({ target, isPhone }) => target === (isPhone ? phoneE164 : address))
}

/** The one question before anything is sent to a family: why it must not be, or null. */
export async function whyNotContact(tx: Tx, target: string, contact: Contact): Promise<Refusal | null> {
  const person =
    contact.channel === 'mail' ? { phoneE164: null, email: target } : { phoneE164: target, email: null }
  return refusalAmong(await refusalsOf(tx, [person]), contact)
}
