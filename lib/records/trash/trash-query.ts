import { defineListAddress, searchText } from '@/lib/platform/http/list-address'

/** `entity` is the path of one kind of records, such as 'team-members'. */
export const trashList = defineListAddress('/admin/trash', {
  search: searchText,
  entity: (text) => text || null,
})

export type TrashQuery = ReturnType<typeof trashList.parse>
