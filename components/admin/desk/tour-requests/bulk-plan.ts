import type { Refusal } from '@/components/admin/kit/call-admin'

/** Something that can be done with chosen requests: what it would do is said before it is done. */
export type Plan = {
  key: string
  /** In its menu, under `group` where there are several kinds. */
  label: string
  group?: string
  /** 'Give 2 requests to maria? 1 is so already.' */
  words: string
  /** 'Give 2' */
  action: string
  count: number
  /** The status asks why. */
  asksReason?: boolean
  run: (reason: string) => Promise<Outcome>
}

/** What became of it, and how it is taken back: that answers with what is said then. */
export type Outcome =
  | { title: string; undo: (() => Promise<Undone>) | null; refusal: null }
  | { refusal: Refusal }

export type Undone = { title: string; refusal: null } | { refusal: Refusal }

export const requests = (count: number) => `${count} ${count === 1 ? 'request' : 'requests'}`

/** ' 2 are there already.', or nothing when there are none. */
export function further(count: number, one: string, many: string): string {
  return count > 0 ? ` ${count} ${count === 1 ? one : many}.` : ''
}
