import { expect, it } from 'vitest'
import { addressSlug } from '@/lib/platform/address-slug'
import { isReservedSlug } from '@/lib/site/seo/fixed-routes'

it('turns a city into its address', () => {
  expect(addressSlug('Colorado Springs')).toBe('colorado-springs')
  expect(addressSlug('  Cañon City ')).toBe('canon-city')
})

it.each([
  ['Straße der Ruhe', 'strasse-der-ruhe'],
  ['Łódź', 'lodz'],
  ['Ærø', 'aero'],
  ['Đặng', 'dang'],
  ['Đặng'.normalize('NFD'), 'dang'],
  ['東京', 'dongjing'],
  ['Новая страница', 'novaya-stranitsa'],
  ['Αθήνα', 'athina'],
  ['Mother’s Day', 'mothers-day'],
  ["Mother's Day", 'mothers-day'],
  ['5½ Tips', '5-1-2-tips'],
  ['½ price', '1-2-price'],
  ['Müller & Søn', 'muller-son'],
])('loses no letter of %s', (title, slug) => {
  expect(addressSlug(title)).toBe(slug)
})

it('refuses slugs that would shadow a route', () => {
  expect(['team', 'admin', 'why-evergrove', 'senior-living', '_next'].every(isReservedSlug)).toBe(true)
  expect(isReservedSlug('winter-open-house')).toBe(false)
})
