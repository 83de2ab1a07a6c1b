import 'server-only'
import { recordAccess } from '@/lib/accounts/access/access-log'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { openStopLink } from '@/lib/platform/mail/stop-link'

export type ShownBulletin = { title: string; isStopped: boolean }

/** The bulletin behind a link in one. @throws AppError 404 */
export async function readBulletin(token: string): Promise<ShownBulletin> {
  const { account, link } = await open(token)
  return { title: link.title, isStopped: account.stoppedBulletins.includes(link.bulletin) }
}

/**
 * Stops a bulletin for the account that it was mailed to, or lets it come again; the link authorizes it.
 * Idempotent. @throws AppError 404
 */
export async function stopBulletin(
  token: string,
  isStopped: boolean,
  browser: { ipAddress: string | null; requestId: string | null },
): Promise<ShownBulletin> {
  const { account, link } = await open(token)
  const { id, username, stoppedBulletins } = account
  const others = stoppedBulletins.filter((name) => name !== link.bulletin)
  if (stoppedBulletins.includes(link.bulletin) !== isStopped) {
    await db.$transaction(async (tx) => {
      await tx.user.update({
        where: { id },
        data: { stoppedBulletins: isStopped ? [...others, link.bulletin] : others },
      })
      const action = isStopped ? 'stop-bulletin' : 'resume-bulletin'
      const after = { bulletin: link.title }
      await recordAccess(tx, { action, actor: { id, username }, browser, after })
    })
  }
  return { title: link.title, isStopped }
}

async function open(token: string) {
  const link = openStopLink(token)
  const account =
    link &&
    (await db.user.findUnique({
      where: { id: link.userId },
      select: { id: true, username: true, stoppedBulletins: true },
    }))
  if (!account) throw notFound('This link does not lead to a bulletin')
  return { account, link }
}
