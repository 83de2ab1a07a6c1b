import 'server-only'
import * as z from 'zod'
import type { Actor } from '@/lib/accounts/actor'
import { assertMayPlan } from '@/lib/desk/routing/stored-shift-plan'
import { db } from '@/lib/platform/database/db'
import { isAcceptablePhone } from '@/lib/platform/phones/phone'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'
import { writtenPhone } from '@/lib/platform/phones/written-phone'
import { recordAudit } from '@/lib/records/store/history'

const NUMBER = 'Please enter a valid phone number'
/** Families read it in mail and texts, so it must not be able to say anything else. */
const NAME = /^[\p{L}\p{M}'’. -]{0,40}$/u

const schema = z.strictObject({
  callerName: z
    .string('Please enter a name')
    .trim()
    .regex(NAME, 'Please use at most 40 letters, spaces and hyphens'),
  callerNumber: z
    .string(NUMBER)
    .trim()
    .max(40, NUMBER)
    .refine((typed) => !typed || (isAcceptablePhone(typed) && phoneE164(typed)), NUMBER),
})

/** Name and number that families read before this person calls them; empty when not entered. */
export type CallerIdentity = z.output<typeof schema>

/** One's own, or anybody's for administrators. @throws AppError 403, 404, 409 as assertMayPlan */
export async function readCallerIdentity(actor: Actor, userId: string): Promise<CallerIdentity> {
  await assertMayPlan(actor, userId)
  const { callerName, callerNumber } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { callerName: true, callerNumber: true },
  })
  return { callerName: callerName ?? '', callerNumber: callerNumber ? writtenPhone(callerNumber) : '' }
}

/** Saves one's own, or anybody's for administrators. @throws AppError 403, 404, 409; $ZodError */
export async function saveCallerIdentity(actor: Actor, userId: string, body: unknown): Promise<void> {
  await assertMayPlan(actor, userId)
  const typed = schema.parse(body)
  const data = {
    callerName: typed.callerName || null,
    callerNumber: typed.callerNumber ? phoneE164(typed.callerNumber) : null,
  }
  await db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data })
    await recordAudit(tx, actor, {
      action: 'change-caller',
      entity: 'user',
      entityId: userId,
      // The number is left out: nothing can be removed from the audit log.
      after: { callerName: data.callerName, hasCallerNumber: data.callerNumber !== null },
    })
  })
}
