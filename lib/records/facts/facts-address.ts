import { defineListAddress } from '@/lib/platform/http/list-address'
import type { Whose } from '@/lib/records/facts/due-facts'

/** All facts unless the URL says `whose=mine`. */
export const factsList = defineListAddress('/admin/facts', {
  whose: (text): Whose => (text === 'mine' ? 'mine' : 'all'),
})
