import 'server-only'
import * as z from 'zod'
import type { SessionUser } from '@/lib/accounts/access/access'
import { db } from '@/lib/platform/database/db'

export const shortcutsSchema = z.strictObject({ shortcuts: z.boolean('Please choose on or off') })

/** True unless the user turned single-key shortcuts off. */
export async function hasShortcuts({ id }: Pick<SessionUser, 'id'>): Promise<boolean> {
  const account = await db.user.findUnique({ where: { id }, select: { shortcuts: true } })
  return account?.shortcuts ?? true
}

export async function saveShortcuts(
  { id }: Pick<SessionUser, 'id'>,
  { shortcuts }: z.output<typeof shortcutsSchema>,
): Promise<{ shortcuts: boolean }> {
  await db.user.update({ where: { id }, data: { shortcuts } })
  return { shortcuts }
}
