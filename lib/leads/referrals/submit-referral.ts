import 'server-only'
import { visitToken } from '@/lib/leads/family/visit-link'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { needsIn, PAYERS, referralSchema } from '@/lib/leads/referrals/schema'
import { referralForm } from '@/lib/leads/sources/referral-form'
import { submitLead } from '@/lib/leads/tour-requests/submit'
import { fromMemory } from '@/lib/platform/cache/from-memory'
import { dateFormat } from '@/lib/platform/date-format'
import { invalidFields } from '@/lib/platform/errors'
import { fieldErrorsOf } from '@/lib/platform/http/field-errors'
import { getCareNeeds } from '@/lib/site/referrals/care-needs'

/** Stores a referral as a lead of its own household. @throws AppError 400 by field, 429 */
export async function submitReferral(
  body: Record<string, unknown>,
  about: RequestContext,
): Promise<{ token: string; repeated: boolean }> {
  const parsed = referralSchema.safeParse(body)
  if (!parsed.success) throw invalidFields(fieldErrorsOf(parsed.error))
  const { name, phone, extension, communityId, transactionId, ...facts } = parsed.data
  const lead = {
    ...body,
    name,
    phone: extension ? `${phone} x${extension}` : phone,
    email: null,
    message: await wordsOf({ ...facts, needs: needsIn(body) }),
    communityId: communityId || undefined,
    transactionId,
  }
  const { leadId, repeated } = await submitLead(lead, { ...about, source: referralForm })
  return { token: visitToken({ id: leadId, linkIssuedAt: null }), repeated }
}

type Facts = Omit<ReturnType<typeof referralSchema.parse>, 'name' | 'phone' | 'communityId'> & {
  needs: string[]
}

/** The message for the counselor who calls: who refers, from where, and which care is needed. */
async function wordsOf({ role, facility, needs, neededOn, payer }: Facts): Promise<string> {
  const known = await getCareNeeds()
    .catch(() => fromMemory(getCareNeeds))
    .catch(() => null)
  const named = known?.needs.filter(({ id }) => needs.includes(id)).map((need) => need.name) ?? []
  const from = neededOn && dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(neededOn))
  return [
    `${role}, ${facility}.`,
    `Needs: ${named.length > 0 ? named.join(', ') : 'none chosen'}.`,
    `Needed from: ${from || 'not said'}.`,
    `Payer: ${PAYERS[payer]}.`,
  ].join('\n')
}
