import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import type { Tx } from '@/lib/platform/database/db'
import type { ContactInfo } from '@/lib/platform/do-not-contact/refusals'
import type { RefusedScope, WaySaid } from '@/lib/platform/do-not-contact/scopes'
import type { DoNotContact, TourRequest } from '@/lib/platform/generated/prisma/client'

type Person = { id: string | null; username: string }

type Said = { scope: RefusedScope; how: WaySaid; words: string | null }

type About = {
  /** Recording staff member; null: recorded automatically. */
  by: Person | null
  lead: Pick<TourRequest, 'id' | 'communityId'> | null
}

/** Records an opt-out of a phone or email, effective on commit. @returns its id, null if already recorded */
export async function noteRefusal(
  tx: Tx,
  target: ContactInfo,
  { scope, how, words }: Said,
  { by, lead }: About,
): Promise<string | null> {
  const id = uuidv7()
  const { count } = await tx.doNotContact.createMany({
    data: {
      id,
      ...target,
      scope,
      how,
      words,
      saidAt: new Date(),
      communityId: lead?.communityId ?? null,
      recordedById: by?.id ?? null,
      recordedBy: by?.username ?? null,
    },
    skipDuplicates: true,
  })
  if (count === 0) return null
  if (lead) {
    const data = { scope, how, of: target.phoneE164 ? 'phone' : 'email', ...(words && { text: words }) }
    await recordEvent(tx, lead.id, { type: 'do-not-contact', actor: by, data })
  }
  return id
}

/** Lifts an opt-out, with a reason. @returns false when it was lifted already */
export async function noteLift(
  tx: Tx,
  { id, scope, phoneE164, email }: DoNotContact,
  reason: string,
  { by, lead }: About,
): Promise<boolean> {
  const { count } = await tx.doNotContact.updateMany({
    where: { id, liftedAt: null },
    data: { liftedAt: new Date(), liftedBy: by?.username ?? null, liftReason: reason },
  })
  if (count > 0 && lead) {
    const data = { scope, of: email && !phoneE164 ? 'email' : 'phone', text: reason }
    await recordEvent(tx, lead.id, { type: 'contact-allowed', actor: by, data })
  }
  return count > 0
}
