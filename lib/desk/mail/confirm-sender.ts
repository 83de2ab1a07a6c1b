import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import { domainOf, isOwnDomain, mailSender, siteDomain } from '@/lib/platform/mail/sender'
import { recordAudit } from '@/lib/records/store/history'

type SenderState = {
  address: string | null
  /** The domain of the site, which the address should share. */
  site: string
  isOwn: boolean
  confirmed: { by: string; at: Date } | null
}

/** Who mail comes from, and whether somebody says that another domain than the site's is intended. */
export async function senderState(): Promise<SenderState> {
  const site = siteDomain()
  const address = (await mailSender())?.address ?? null
  // A confirmation is about one sender. Another one ends it, also when the first comes back.
  await db.confirmedSender.deleteMany({ where: { NOT: { address: address ?? '', site } } })
  const found = await db.confirmedSender.findFirst({ where: { address: address ?? '', site } })
  return {
    address,
    site,
    isOwn: address !== null && isOwnDomain(domainOf(address), site),
    confirmed: found && { by: found.confirmedByName, at: found.confirmedAt },
  }
}

/** @throws AppError 403, 409 when the sender is another one than the person saw */
export async function confirmSender(actor: Actor, seen: string): Promise<void> {
  assertCan(actor, 'update', 'administration')
  const { address, site, isOwn } = await senderState()
  if (!address || address !== seen) throw conflict('The email sender has changed. Please check again')
  if (isOwn) return
  await db.$transaction(async (tx) => {
    const { count } = await tx.confirmedSender.createMany({
      data: [{ address, site, confirmedByName: actor.username }],
      skipDuplicates: true,
    })
    if (count === 0) return
    await recordAudit(tx, actor, {
      action: 'mail-sender.confirm',
      entity: 'confirmedSender',
      entityId: null,
      after: { address, site },
    })
  })
}
