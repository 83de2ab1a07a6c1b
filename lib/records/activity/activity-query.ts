import { defineListAddress, searchText } from '@/lib/platform/http/list-address'
import { isUuid } from '@/lib/platform/uuid'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Person filter for entries without an account, made by the system itself. */
export const SYSTEM = 'system'

/** Filters of the activity log; null means any. */
export const activityList = defineListAddress('/admin/activity', {
  search: searchText,
  /** An account's id, or SYSTEM. */
  person: (text) => (text === SYSTEM || isUuid(text) ? text : null),
  /** A `value` of ACTION_GROUPS (lib/records/activity/action-words.ts). */
  action: (text) => text || null,
  /** The entity's name in the log, such as 'teamMember'. */
  entity: (text) => text || null,
  record: (text) => searchText(text) || null,
  /** First and last day, YYYY-MM-DD in the company's zone. */
  from: dayOf,
  to: dayOf,
})

export type ActivityQuery = ReturnType<typeof activityList.parse>

function dayOf(text: string): string | null {
  const isDay = DAY.test(text) && !Number.isNaN(Date.parse(text)) && Number(text.slice(0, 4)) >= 1000
  return isDay ? text : null
}
