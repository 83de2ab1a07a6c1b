import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { type Contact, findRefusal, type Refusal } from '@/lib/platform/do-not-contact/find-refusal'
import { isRefusedScope } from '@/lib/platform/do-not-contact/scopes'
import { everyTargetDigest } from '@/lib/platform/do-not-contact/target-digest'

/** A person's number (E.164) and email, as far as known. */
export type ContactInfo = { phoneE164: string | null; email: string | null }

type Row = Omit<Refusal, 'target' | 'isPhone' | 'scope'> & {
  phoneE164: string | null
  email: string | null
  digest: string | null
  scope: string
}

/** All refusals of these people in effect, newest first. */
export async function refusalsOf(tx: Tx, people: readonly ContactInfo[]): Promise<Refusal[]> {
  const phones = people.flatMap(({ phoneE164 }) => phoneE164 ?? [])
  const emails = people.flatMap(({ email }) => email?.trim().toLowerCase() || [])
  if (phones.length + emails.length === 0) return []
  const targets = await everyTargetDigest([...phones, ...emails])
  // Raw SQL, since it runs with every alert (decision 012).
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

export function refusalsTo(refusals: readonly Refusal[], { phoneE164, email }: ContactInfo): Refusal[] {
  const address = email?.trim().toLowerCase()
  return refusals.filter(({ target, isPhone }) => target === (isPhone ? phoneE164 : address))
}

/** Ask before sending anything to a family. Returns the refusal, or null when contact is allowed. */
export async function contactRefusal(tx: Tx, target: string, contact: Contact): Promise<Refusal | null> {
  const person =
    contact.channel === 'mail' ? { phoneE164: null, email: target } : { phoneE164: target, email: null }
  return findRefusal(await refusalsOf(tx, [person]), contact)
}
