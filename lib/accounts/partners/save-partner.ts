import 'server-only'
import type { SessionUser } from '@/lib/accounts/access/access'
import { assertCan } from '@/lib/accounts/access/access'
import type { Browser } from '@/lib/accounts/access/access-log'
import { recordAccess } from '@/lib/accounts/access/access-log'
import type { PartnerForm } from '@/lib/accounts/partners/partner-schema'
import { db } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import { Prisma } from '@/lib/platform/generated/prisma/client'

/** @returns the partner's id @throws AppError 403 for all but administrators, 409 for a name that is taken */
export async function addPartner(actor: SessionUser, form: PartnerForm, browser: Browser): Promise<string> {
  assertCan(actor, 'create', 'accounts')
  return db
    .$transaction(async (tx) => {
      const { id } = await tx.partner.create({ data: { ...form, madeByName: actor.username } })
      await recordAccess(tx, {
        action: 'partner.add',
        actor,
        browser,
        on: { entity: 'partner', id },
        after: form,
      })
      return id
    })
    .catch(nameTaken)
}

/** Limits and origins count from the next call on. @throws AppError 403, 404 when it ended, 409 */
export async function changePartner(
  actor: SessionUser,
  id: string,
  form: PartnerForm,
  browser: Browser,
): Promise<void> {
  assertCan(actor, 'update', 'accounts')
  await db
    .$transaction(async (tx) => {
      const stored = await tx.partner.findFirst({ where: { id, endedAt: null } })
      if (!stored) throw notFound('This partner does not exist or has ended')
      await tx.partner.update({ where: { id }, data: form })
      const before = Object.fromEntries(
        Object.keys(form).map((name) => [name, stored[name as keyof PartnerForm]]),
      )
      const on = { entity: 'partner' as const, id }
      await recordAccess(tx, { action: 'partner.change', actor, browser, on, before, after: form })
    })
    .catch(nameTaken)
}

/** Revokes all keys of a partner for good; its endpoints are told nothing more. @throws AppError 403, 404 */
export async function endPartner(
  actor: SessionUser,
  id: string,
  browser: Browser,
  now = new Date(),
): Promise<void> {
  assertCan(actor, 'delete', 'accounts')
  await db.$transaction(async (tx) => {
    const { count } = await tx.partner.updateMany({ where: { id, endedAt: null }, data: { endedAt: now } })
    if (count === 0) throw notFound('This partner does not exist or has already ended')
    const revoked = await tx.apiKey.updateManyAndReturn({
      where: { partnerId: id, revokedAt: null },
      data: { revokedAt: now, revokedByName: actor.username },
    })
    const after = { keys: revoked.map(({ name }) => name) }
    await recordAccess(tx, { action: 'partner.end', actor, browser, on: { entity: 'partner', id }, after })
  })
}

function nameTaken(error: unknown): never {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') throw error
  const words = 'Another partner already has this name'
  throw conflict(words, { name: words })
}
