import { expect, it } from 'vitest'
import { addressSlug } from '@/lib/platform/address-slug'
import { isReservedSlug } from '@/lib/site/seo/fixed-routes'

it('turns a city into its address', () => {
  expect(addressSlug('Colorado Springs')).toBe('colorado-springs')
  expect(addressSlug('  Cañon City ')).toBe('canon-city')
})

it('refuses slugs that would shadow a route', () => {
  expect(['team', 'admin', 'why-evergrove', 'senior-living', '_next'].every(isReservedSlug)).toBe(true)
  expect(isReservedSlug('winter-open-house')).toBe(false)
})
