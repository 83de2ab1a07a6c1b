import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { openLead } from '@/lib/desk/access/open-lead'
import type { TypedRefusal } from '@/lib/desk/do-not-contact/do-not-contact-schema'
import { newestLeadOf } from '@/lib/leads/tour-requests/newest-lead'
import { noteRefusal } from '@/lib/leads/tour-requests/note-refusal'
import { isEmailOrEmpty } from '@/lib/leads/tour-requests/schema'
import { db } from '@/lib/platform/database/db'
import type { ContactInfo } from '@/lib/platform/do-not-contact/refusals'
import { type RefusedScope, SCOPE_WORDS, SCOPES_OF } from '@/lib/platform/do-not-contact/scopes'
import { conflict, invalidFields } from '@/lib/platform/errors'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'
import { recordAudit } from '@/lib/records/store/history'

/** Records a refusal (decision 036). @returns its id @throws AppError 400 by field, 403, 404, 409 */
export async function refuseContact(actor: Actor, typed: TypedRefusal): Promise<string> {
  assertCan(actor, 'update', 'leads')
  const { scope, how, words, leadId } = typed
  const target = readTarget(typed.contact)
  assertFits(target, scope)
  return db.$transaction(async (tx) => {
    const lead = leadId ? await openLead(tx, actor, leadId, 'update') : await newestLeadOf(tx, target)
    const said = { scope, how, words: words || null }
    const id = await noteRefusal(tx, target, said, { by: actor, lead })
    if (!id) throw conflict(`“${SCOPE_WORDS[scope].label}” is written down for them already`)
    const audited = { entity: 'doNotContact', entityId: id, after: { scope, how } }
    await recordAudit(tx, actor, { action: 'do-not-contact.set', ...audited })
    return id
  })
}

function readTarget(contact: string): ContactInfo {
  if (contact.includes('@')) {
    if (!isEmailOrEmpty(contact)) throw invalidFields({ contact: 'Please enter a valid email address' })
    return { phoneE164: null, email: contact.toLowerCase() }
  }
  const number = phoneE164(contact)
  if (!number) throw invalidFields({ contact: 'Please enter the whole number, with its area code' })
  return { phoneE164: number, email: null }
}

function assertFits({ phoneE164: number }: ContactInfo, scope: RefusedScope): void {
  const fitting: readonly RefusedScope[] = SCOPES_OF[number ? 'phone' : 'email']
  if (fitting.includes(scope)) return
  throw invalidFields({
    scope: number ? 'A phone number gets no email' : 'An email address gets no calls and no texts',
  })
}
