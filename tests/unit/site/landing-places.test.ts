import { expect, test } from 'vitest'
import { openPlaces, withPlaces } from '@/lib/site/landing-pages/places'

const house = { name: 'Birch House', city: 'Dayton' }

test('T204: {city} and {community} are filled in wherever a landing page offers them', () => {
  const page = {
    title: 'Kept as it is {city}',
    heroTitle: 'Senior living in {city}',
    subheadline: 'Visit {community} in {city}',
    customContent: '<p>{city}</p>',
    heroSubtitle: null,
  }
  expect(withPlaces({ ...page, cities: ['santa-fe', 'taos'], community: house })).toMatchObject({
    title: 'Kept as it is {city}',
    heroTitle: 'Senior living in Santa Fe and Taos',
    subheadline: 'Visit Birch House in Santa Fe and Taos',
    customContent: '<p>Santa Fe and Taos</p>',
    heroSubtitle: null,
  })
  expect(withPlaces({ ...page, cities: [], community: house }).heroTitle).toBe('Senior living in Dayton')
  const pair = { name: 'Birch & Elm', city: null }
  expect(
    withPlaces({
      heroTitle: 'At {community}',
      customContent: '<p>{community}</p>',
      cities: [],
      community: pair,
    }),
  ).toMatchObject({ heroTitle: 'At Birch & Elm', customContent: '<p>Birch &#38; Elm</p>' })
})

test('T204: a place that the page does not have is named before publishing, and leaves no braces', () => {
  const nowhere = { cities: [], community: null }
  expect(openPlaces('In {city}, at {community}', nowhere)).toEqual(['{city}', '{community}'])
  expect(openPlaces('In {city}', { cities: ['taos'], community: null })).toEqual([])
  expect(withPlaces({ heroTitle: 'Senior living in {city}', ...nowhere }).heroTitle).toBe('Senior living in')
})
