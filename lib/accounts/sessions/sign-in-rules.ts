import 'server-only'
import * as z from 'zod'
import type { SessionUser } from '@/lib/accounts/access/access'
import { assertCan } from '@/lib/accounts/access/access'
import type { Browser } from '@/lib/accounts/access/access-log'
import { recordAccess } from '@/lib/accounts/access/access-log'
import { hasSecondFactor, secondFactorsOf } from '@/lib/accounts/sessions/prove-identity'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'

export const signInRulesSchema = z.strictObject({
  adminsNeedSecondFactor: z.boolean('Please choose on or off'),
})

type SignInRules = z.output<typeof signInRulesSchema>

export async function signInRules(tx: Tx = db): Promise<SignInRules> {
  const rules = await tx.signInRules.findUnique({ where: { id: 1 } })
  return { adminsNeedSecondFactor: rules?.adminsNeedSecondFactor ?? false }
}

/** Applies from the next request. @throws AppError 403, 409 when the actor has no second factor */
export async function changeSignInRules(
  actor: SessionUser,
  wanted: SignInRules,
  browser: Browser,
): Promise<SignInRules> {
  assertCan(actor, 'update', 'accounts')
  return db.$transaction(async (tx) => {
    const before = await signInRules(tx)
    if (wanted.adminsNeedSecondFactor && !hasSecondFactor(await secondFactorsOf(actor.id, tx))) {
      throw conflict('Set up your own second factor on your account page first')
    }
    if (before.adminsNeedSecondFactor === wanted.adminsNeedSecondFactor) return before
    await tx.signInRules.upsert({ where: { id: 1 }, create: { id: 1, ...wanted }, update: wanted })
    await recordAccess(tx, { action: 'change-sign-in-rules', actor, browser, before, after: wanted })
    return wanted
  })
}

export function mustSetUpSecondFactor(
  { role, hasSecondFactor }: { role: string; hasSecondFactor: boolean },
  rules: SignInRules,
): boolean {
  return role === 'admin' && !hasSecondFactor && rules.adminsNeedSecondFactor
}
