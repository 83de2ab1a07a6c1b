import 'server-only'
import { recordAccess } from '@/lib/accounts/access/access-log'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { openStopLink } from '@/lib/platform/mail/stop-link'

export type ShownBulletin = { title: string; isStopped: boolean }

/** The bulletin that goes to addresses in the settings, whose readers may have no account. */
export const ADDRESS_BULLETIN = 'monthly-report'

type Browser = { ipAddress: string | null; requestId: string | null }

type Subscription = ShownBulletin & { change(isStopped: boolean, browser: Browser): Promise<void> }

/** The bulletin behind a link in one. @throws AppError 404 */
export async function readBulletin(token: string): Promise<ShownBulletin> {
  const { title, isStopped } = await open(token)
  return { title, isStopped }
}

/**
 * Stops a bulletin for the reader that it was mailed to, or lets it come again; the link authorizes it.
 * Idempotent. @throws AppError 404
 */
export async function stopBulletin(
  token: string,
  isStopped: boolean,
  browser: Browser,
): Promise<ShownBulletin> {
  const subscription = await open(token)
  if (subscription.isStopped !== isStopped) await subscription.change(isStopped, browser)
  return { title: subscription.title, isStopped }
}

async function open(token: string): Promise<Subscription> {
  const link = openStopLink(token)
  const found = link && ('userId' in link ? await ofAccount(link) : await ofAddress(link))
  if (!found) throw notFound('This unsubscribe link is not valid')
  return found
}

type Link<R> = R & { bulletin: string; title: string }

async function ofAccount({
  userId,
  bulletin,
  title,
}: Link<{ userId: string }>): Promise<Subscription | null> {
  const account = await db.user.findUnique({
    where: { id: userId },
    select: { id: true, username: true, stoppedBulletins: true },
  })
  if (!account) return null
  const { id, username, stoppedBulletins } = account
  const others = stoppedBulletins.filter((name) => name !== bulletin)
  return {
    title,
    isStopped: stoppedBulletins.includes(bulletin),
    async change(isStopped, browser) {
      await db.$transaction(async (tx) => {
        await tx.user.update({
          where: { id },
          data: { stoppedBulletins: isStopped ? [...others, bulletin] : others },
        })
        const actor = { id, username }
        await recordAccess(tx, { action: actionFor(isStopped), actor, browser, after: { bulletin: title } })
      })
    },
  }
}

/** The link starts the mail again only for an address that administrators still list. */
async function ofAddress({
  address,
  bulletin,
  title,
}: Link<{ address: string }>): Promise<Subscription | null> {
  const settings =
    bulletin === ADDRESS_BULLETIN
      ? await db.siteSettings.findFirst({ select: { id: true, monthlyReportStopped: true } })
      : null
  if (!settings) return null
  const { id, monthlyReportStopped } = settings
  return {
    title,
    isStopped: monthlyReportStopped.includes(address),
    async change(isStopped, browser) {
      await db.$transaction(async (tx) => {
        await tx.$executeRaw`
          update site_settings set monthly_report_stopped =
            array_remove(monthly_report_stopped, ${address}::text) || case when ${isStopped}::boolean then array[${address}::text] else '{}' end
          where id = ${id}::uuid`
        await recordAccess(tx, {
          action: actionFor(isStopped),
          actor: null,
          browser,
          after: { bulletin: title },
        })
      })
    },
  }
}

const actionFor = (isStopped: boolean) => (isStopped ? 'stop-bulletin' : 'resume-bulletin')
