import 'server-only'
import { db } from '@/lib/platform/database/db'
import { SYSTEM } from '@/lib/records/activity/activity-query'
import { UNDECLARED_KINDS } from '@/lib/records/activity/kinds'
import { capitalized } from '@/lib/records/declare/capitalized'
import type { Choice } from '@/lib/records/declare/field'
import { entities } from '@/lib/records/entities/registry'

/** All accounts by name, and the system itself. */
export async function peopleChoices(): Promise<Choice[]> {
  const people = await db.user.findMany({
    select: { id: true, username: true },
    orderBy: { username: 'asc' },
  })
  return [
    ...people.map(({ id, username }) => ({ value: id, label: username })),
    { value: SYSTEM, label: 'System' },
  ]
}

/** All kinds of things that the log can name, by label. */
export function kindChoices(): Choice[] {
  return [
    ...entities.map(({ name, labels }) => ({ value: name as string, label: capitalized(labels.many) })),
    ...Object.entries(UNDECLARED_KINDS).map(([value, { many }]) => ({ value, label: capitalized(many) })),
  ].sort((a, b) => a.label.localeCompare(b.label))
}
