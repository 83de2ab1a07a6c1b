import { db } from '@/lib/platform/database/db'

/** Mails to a visitor, oldest first. */
export const mailTo = (to: string) =>
  db.outboxItem.findMany({ where: { kind: 'visitor-mail', target: to }, orderBy: { createdAt: 'asc' } })
