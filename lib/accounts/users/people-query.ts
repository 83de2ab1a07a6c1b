import { ROLES } from '@/lib/accounts/access/access'
import { defineListAddress, oneOf, searchText } from '@/lib/platform/http/list-address'

export const STATES = ['active', 'disabled'] as const

export const peopleList = defineListAddress('/admin/users', {
  search: searchText,
  role: oneOf(ROLES),
  state: oneOf(STATES),
})

export type PeopleQuery = ReturnType<typeof peopleList.parse>
