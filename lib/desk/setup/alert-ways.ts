import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { readOwnAlertRules } from '@/lib/desk/alerts/alert-rules'
import { readAlertTest } from '@/lib/desk/alerts/alert-test'
import type { ChannelTest } from '@/lib/desk/alerts/channel-test'
import { listOwnDevices, readDeviceTest } from '@/lib/desk/alerts/own-devices'
import { readRecipientTest } from '@/lib/desk/alerts/recipient-test'
import { db } from '@/lib/platform/database/db'
import { isTextingConfigured } from '@/lib/platform/integrations/texts'
import { writtenPhone } from '@/lib/platform/phones/written-phone'

/** A way by which somebody is told of a family. `path` below /api/admin sends and reads its test. */
export type AlertWay = { path: string; label: string; words: string; last: ChannelTest | null }

const MAX_RECIPIENTS = 6

/** The recipients' addresses, and this person's devices and mobile number. @throws AppError 403 */
export async function alertWays(actor: Actor): Promise<AlertWay[]> {
  assertCan(actor, 'update', 'recipients')
  const [recipients, devices, rules] = await Promise.all([
    db.emailRecipient.findMany({
      where: { active: true },
      orderBy: { createdAt: 'desc' },
      take: MAX_RECIPIENTS,
    }),
    listOwnDevices(actor),
    readOwnAlertRules(actor),
  ])
  const mails = recipients.map(async ({ id, email, name }) => ({
    path: `email-recipients/${id}/test`,
    label: email,
    words: name ?? 'by email',
    last: await readRecipientTest(actor, id),
  }))
  const pushes = devices.map(async ({ id, name }) => ({
    path: `account/devices/${id}/test`,
    label: name,
    words: 'by push',
    last: await readDeviceTest(actor, id),
  }))
  const texts =
    rules.mobile && isTextingConfigured()
      ? [
          {
            path: 'account/alerts/tests/text',
            label: writtenPhone(rules.mobile),
            words: 'by text',
            last: await readAlertTest(actor, 'text'),
          },
        ]
      : []
  return [...(await Promise.all(mails)), ...(await Promise.all(pushes)), ...texts]
}
