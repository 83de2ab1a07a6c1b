import { describe, expect, test } from 'vitest'
import { flagValues, isMarkedPublished } from '@/lib/records/declare/publication'
import { blogPosts } from '@/lib/records/entities/blog-posts'
import { communities } from '@/lib/records/entities/communities'
import { events } from '@/lib/records/entities/events'
import { galleries } from '@/lib/records/entities/galleries'
import { entities } from '@/lib/records/entities/registry'
import { publicationState } from '@/lib/records/publish/publication-state'

const nowMs = Date.parse('2026-12-01T16:00:00Z')
const clean = { hasDraft: false, isPlanned: false, nowMs }
const typed = { hasDraft: true, isPlanned: false, nowMs }

describe('publication state', () => {
  test('an unsaved or unpublished record is a draft, whatever is typed', () => {
    expect(publicationState(communities, null, typed)).toBe('draft')
    expect(publicationState(communities, { active: false }, clean)).toBe('draft')
    expect(publicationState(communities, { active: false }, typed)).toBe('draft')
  })

  test('a published record is live, or changed since', () => {
    expect(publicationState(communities, { active: true }, clean)).toBe('live')
    expect(publicationState(communities, { active: true }, typed)).toBe('changed')
  })

  test('a published article with a future date is scheduled until that very moment', () => {
    const article = (publishedAt: string) => ({ published: true, publishedAt })
    expect(publicationState(blogPosts, article('2026-12-01T16:00:01Z'), clean)).toBe('scheduled')
    expect(publicationState(blogPosts, article('2026-12-01T16:00:00Z'), clean)).toBe('live')
    expect(
      publicationState(blogPosts, { published: false, publishedAt: '2030-01-01T00:00:00Z' }, clean),
    ).toBe('draft')
    // An event's start does not decide when it is published.
    expect(publicationState(events, { published: true, startsAt: '2030-01-01T00:00:00Z' }, clean)).toBe(
      'live',
    )
  })

  test('a plan to publish the record, or its changes, makes it scheduled', () => {
    const planned = { ...typed, isPlanned: true }
    expect(publicationState(communities, null, planned)).toBe('scheduled')
    expect(publicationState(communities, { active: false }, planned)).toBe('scheduled')
    expect(publicationState(communities, { active: true }, planned)).toBe('scheduled')
  })

  test('a gallery is published when both of its flags are set, and unpublished by the first', () => {
    expect(isMarkedPublished(galleries, { published: true, active: false })).toBe(false)
    expect(flagValues(galleries, true)).toEqual({ published: true, active: true })
    expect(flagValues(galleries, false)).toEqual({ published: false })
  })
})

test('a publication flag is on no form', () => {
  for (const { name, publication, groups } of entities) {
    const shown = groups.flatMap(({ fields }) => fields)
    for (const flag of [publication?.flag, publication?.also]) expect(shown, name).not.toContain(flag)
  }
})
