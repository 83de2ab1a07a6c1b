import { defineListAddress, searchText } from '@/lib/platform/http/list-address'

export const refusalList = defineListAddress('/admin/do-not-contact', {
  search: searchText,
  lifted: (text) => text === 'true',
})

export type RefusalQuery = ReturnType<typeof refusalList.parse>
