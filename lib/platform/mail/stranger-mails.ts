import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { STRANGER_MAILS_PER_DAY } from '@/lib/platform/mail/stranger-limit'

/**
 * True when a form may cause one more mail to this address. The caller queues it in the same transaction,
 * until whose end no one else counts this address.
 */
export async function mayMailVisitor(tx: Tx, address: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ may: boolean }[]>`
    select may_mail_visitor(${address}, ${STRANGER_MAILS_PER_DAY}::integer) as may`
  return row?.may === true
}
