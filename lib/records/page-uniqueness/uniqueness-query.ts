import { defineListAddress, oneOf } from '@/lib/platform/http/list-address'

export const uniquenessList = defineListAddress('/admin/page-uniqueness', { below: oneOf(['limit']) })

export type UniquenessQuery = ReturnType<typeof uniquenessList.parse>
