import { expect, test } from 'vitest'
import { type Composed, defaultKinds, FLAG_OF, isOn } from '@/lib/site/landing-pages/composition'

const page: Composed = {
  templateType: 'location',
  communityId: null,
  showGallery: true,
  showPricing: true,
  showFloorPlans: false,
  showTeamMembers: true,
  showTestimonials: true,
  showFaqs: true,
}

test('T214: without placed sections a landing page has what its switches say, in the order it always had', () => {
  expect(defaultKinds(page, [])).toEqual({
    above: ['gallery', 'places'],
    below: ['prices', 'team', 'reviews', 'questions'],
  })
  expect(defaultKinds({ ...page, showFloorPlans: true }, []).below).toContain('plans')
  expect(defaultKinds({ ...page, showFloorPlans: true }, []).below).not.toContain('prices')
  expect(defaultKinds({ ...page, templateType: 'general' }, []).above).toEqual(['gallery'])
})

test('T214: a placed section takes the place of the one by a switch; a switch that is off hides both', () => {
  expect(defaultKinds(page, ['reviews', 'rich-text'])).toEqual({
    above: ['gallery', 'places'],
    below: ['prices', 'team', 'questions'],
  })
  for (const [kind, flag] of Object.entries(FLAG_OF)) {
    expect(isOn({ ...page, [flag]: false }, kind), kind).toBe(false)
    expect(isOn({ ...page, [flag]: true }, kind), kind).toBe(true)
  }
  expect(isOn({ ...page, showFloorPlans: true }, 'prices'), 'beside the drawings, when placed').toBe(true)
  expect(isOn(page, 'rich-text')).toBe(true)
})
