import type { Refusal } from '@/components/admin/kit/admin-api'

export type Plan = {
  key: string
  /** Menu label; `group` separates kinds. */
  label: string
  group?: string
  /** 'Give 2 requests to maria? 1 is so already.' */
  words: string
  /** 'Give 2' */
  action: string
  count: number
  asksReason?: boolean
  run: (reason: string) => Promise<Outcome>
}

/** The result, and an undo function that returns the message to show. */
type Outcome = { title: string; undo: (() => Promise<Undone>) | null; refusal: null } | { refusal: Refusal }

export type Undone = { title: string; refusal: null } | { refusal: Refusal }

export const requests = (count: number) => `${count} ${count === 1 ? 'request' : 'requests'}`

/** ' 2 are there already.', or '' for none. */
export function further(count: number, one: string, many: string): string {
  return count > 0 ? ` ${count} ${count === 1 ? one : many}.` : ''
}
