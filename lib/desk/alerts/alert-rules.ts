import 'server-only'
import * as z from 'zod'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import { leadWorkerId } from '@/lib/desk/alerts/lead-worker'
import { db } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import type { AlertRules } from '@/lib/platform/generated/prisma/client'
import { isAcceptablePhone } from '@/lib/platform/phones/phone'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'
import { recordAudit } from '@/lib/records/store/history'

const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time')
  .nullable()

const number = z
  .string('Please enter a valid phone number')
  .trim()
  .max(40, 'Please enter a valid phone number')
  .refine(
    (typed) => !typed || (isAcceptablePhone(typed) && phoneE164(typed)),
    'Please enter a valid phone number',
  )

const schema = z.strictObject({
  mobile: number,
  /** Absent while no voice service is set: what was saved before stays. */
  callPhone: number.optional(),
  byCall: z.boolean('Please choose on or off').optional(),
  byMail: z.boolean('Please choose on or off'),
  byText: z.boolean('Please choose on or off'),
  communityIds: z.array(z.uuid()).max(1_000),
  quietFrom: clock,
  quietUntil: clock,
})

export type OwnAlertRules = Pick<
  AlertRules,
  | 'mobile'
  | 'byMail'
  | 'byText'
  | 'callPhone'
  | 'byCall'
  | 'communityIds'
  | 'quietFrom'
  | 'quietUntil'
  | 'textRefusal'
>

const NONE: OwnAlertRules = {
  mobile: null,
  byMail: false,
  byText: false,
  callPhone: null,
  byCall: false,
  communityIds: [],
  quietFrom: null,
  quietUntil: null,
  textRefusal: null,
}

/** @throws AppError 403 when the person does not work on leads */
export async function readOwnAlertRules(actor: Actor): Promise<OwnAlertRules> {
  const userId = leadWorkerId(actor)
  const rules = await db.alertRules.findUnique({ where: { userId } })
  if (!rules) return NONE
  const { mobile, byMail, byText, callPhone, byCall, communityIds } = rules
  const { quietFrom, quietUntil, textRefusal } = rules
  return { mobile, byMail, byText, callPhone, byCall, communityIds, quietFrom, quietUntil, textRefusal }
}

/** Saves the person's own rules (decision 035). @throws AppError 403, 400 for unusable rules; $ZodError */
export async function saveOwnAlertRules(actor: Actor, body: unknown): Promise<OwnAlertRules> {
  const userId = leadWorkerId(actor)
  const { mobile: typed, callPhone: typedForCalls, byCall, ...rest } = schema.parse(body)
  const before = await readOwnAlertRules(actor)
  const rules = {
    ...rest,
    mobile: typed ? phoneE164(typed) : null,
    callPhone: typedForCalls === undefined ? before.callPhone : phoneE164(typedForCalls),
    byCall: byCall ?? before.byCall,
  }
  await assertUsable(actor, userId, rules)
  const isNewNumber = before.mobile !== rules.mobile
  await db.$transaction(async (tx) => {
    const data = { ...rules, ...(isNewNumber && { textRefusal: null, textRefusedAt: null }) }
    await tx.alertRules.upsert({ where: { userId }, create: { userId, ...data }, update: data })
    await recordAudit(tx, actor, {
      action: 'change-alert-rules',
      entity: 'user',
      entityId: userId,
      before: audited(before),
      after: audited(rules),
    })
  })
  return readOwnAlertRules(actor)
}

type Rules = Omit<OwnAlertRules, 'textRefusal'>

async function assertUsable(actor: Actor, id: string, rules: Rules): Promise<void> {
  const { mobile, byMail, byText, callPhone, byCall, communityIds, quietFrom, quietUntil } = rules
  const account = await db.user.findUnique({ where: { id }, select: { email: true } })
  const known = await db.community.count({ where: { id: { in: communityIds } } })
  const own = scopedCommunityIds(actor)
  const isOwn = own === null || communityIds.every((one) => own.includes(one))
  const errors = {
    ...(byText && !mobile && { mobile: 'Please enter your mobile number' }),
    ...(byCall && !callPhone && { callPhone: 'Please enter the phone number to ring' }),
    ...(byMail && !account?.email && { byMail: 'Your account has no email address. Please enter one first' }),
    ...((!isOwn || known < new Set(communityIds).size) && {
      communityIds: 'One of these communities is not one of yours, or no longer exists',
    }),
    ...(quietFrom && !quietUntil && { quietUntil: 'Please enter the end of the quiet hours' }),
    ...(!quietFrom && quietUntil && { quietFrom: 'Please enter the start of the quiet hours' }),
    ...(quietFrom &&
      quietFrom === quietUntil && {
        quietUntil: 'Please enter different start and end times for the quiet hours',
      }),
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}

/** The phone numbers are left out: nothing can be removed from the audit log. */
function audited({ mobile, callPhone, byMail, byText, byCall, ...rules }: Rules) {
  const { communityIds, quietFrom, quietUntil } = rules
  const has = { hasMobile: mobile !== null, hasCallPhone: callPhone !== null }
  return { ...has, byMail, byText, byCall, communityIds, quietFrom, quietUntil }
}
