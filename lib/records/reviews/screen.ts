import type { Screen } from '@/lib/accounts/access/menu-place'

export const reviewRecordScreen: Screen = {
  href: '/admin/review-record',
  label: 'Review record',
  group: 'Reviews',
  icon: 'Scale',
  area: 'reviews',
  synonyms: 'withheld published average rating evidence',
}
