import { db } from '@/lib/platform/database/db'

/** What a visitor was written to, in its order. */
export const mailTo = (to: string) =>
  db.outboxItem.findMany({ where: { kind: 'visitor-mail', target: to }, orderBy: { createdAt: 'asc' } })
