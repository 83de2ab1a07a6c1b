import 'server-only'
import { spentLastHour } from '@/lib/desk/voice/budget'
import { planCall } from '@/lib/desk/voice/dial'
import { ownNumberFor } from '@/lib/desk/voice/own-number'
import type { Tx } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import { isVoiceConfigured } from '@/lib/platform/integrations/voice'
import { writtenPhone } from '@/lib/platform/phones/written-phone'

type Wanted = { purpose: 'click' | 'test'; tourRequestId?: string; communityId: string | null }

/** Plans a call to the person who asks for it. @returns their number as written @throws AppError 404, 409 */
export async function planOwnCall(tx: Tx, userId: string, wanted: Wanted): Promise<string> {
  if (!isVoiceConfigured()) throw notFound('No voice service is set up')
  // Two taps make one call.
  await tx.$queryRaw`select 1 from users where id = ${userId}::uuid for no key update`
  const rules = await tx.alertRules.findUnique({ where: { userId }, select: { callPhone: true } })
  if (!rules?.callPhone) throw conflict('Enter the phone to ring on your account page first')
  const ringing = await tx.voiceCall.count({
    where: { userId, purpose: { in: ['click', 'test'] }, state: { not: 'ended' } },
  })
  if (ringing > 0) throw conflict('Your phone is already ringing, or you are on a call from here')
  if ((await spentLastHour(tx, new Date())).isOver)
    throw conflict('The hourly call limit has been reached. Please call from your own phone')
  const ownNumber = await ownNumberFor(tx, wanted.communityId)
  if (!ownNumber) throw conflict('Neither the community nor the company has a phone number')
  await planCall(tx, { ...wanted, userId, phoneE164: rules.callPhone, ownNumber })
  return writtenPhone(rules.callPhone)
}
