import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { textFindings } from '@/lib/records/checks/check-texts'
import type { AdminRecord } from '@/lib/records/declare/record'
import { blogPosts } from '@/lib/records/entities/blog-posts'

beforeAll(async () => {
  await db.community.create({ data: { name: 'Juniper House', slug: 'juniper-house' } })
})

const SOUND = {
  slug: 'winter-walks',
  title: 'Winter walks',
  content: '<h2>By the creek</h2><p>See <a href="/communities/juniper-house">Juniper House</a>.</p>',
  seoDescription: 'Where to walk when it is cold.',
}

const post = (values: object) =>
  ({ id: '', createdAt: '', updatedAt: '', ...SOUND, ...values }) as AdminRecord

async function said(values: object): Promise<string[]> {
  const findings = await textFindings(blogPosts, post(values))
  return findings.map(({ field, severity, message }) => `${severity} at ${field}: ${message}`)
}

test('D11: a valid text passes', async () => {
  expect(await said({})).toEqual([])
})

describe('D11: an article', () => {
  test.each([
    ['a heading without words', '<h2> </h2>', 'error at content: A heading is empty'],
    ['a level left out', '<h2>One</h2><h4>Three</h4>', 'warning at content: “Three” skips a heading level'],
    [
      'a dead link',
      '<p><a href="/menus">our menu</a></p>',
      'error at content: The link “our menu” leads to /menus',
    ],
    [
      'a dead link with our host',
      '<p><a href="http://localhost:3000/menus?x=1">menu</a></p>',
      'leads to /menus',
    ],
    ['a link without words', '<p><a href="/team"></a></p>', 'error at content: A link has no text'],
    [
      'a link that says nothing',
      '<p><a href="/team">here</a></p>',
      'warning at content: “here” does not say',
    ],
    ['a price without its date', '<p>From $4,850 a month</p>', 'warning at content: A price needs a date'],
  ])('%s is said', async (_, content, message) => {
    expect(await said({ content })).toEqual([expect.stringContaining(message)])
  })

  test.each([
    ['its own address, not published yet', '<p><a href="/blog/winter-walks">this walk</a></p>'],
    ['another site', '<p><a href="https://www.cdc.gov/falls">Falls, at the CDC</a></p>'],
    ['a phone number', '<p><a href="tel:+13035550140">(303) 555-0140</a></p>'],
    ['a file of ours', '<p><a href="/media/files/menu.pdf">The menu</a></p>'],
    ['a price with its date', '<p>From $4,850 a month, as of November 2026</p>'],
  ])('%s is in order', async (_, content) => {
    expect(await said({ content })).toEqual([])
  })

  test('search engines get a description no longer than they show', async () => {
    expect(await said({ seoDescription: null })).toEqual([
      'warning at seoDescription: Description in search results is empty, so search results show the beginning of the text',
    ])
    expect(await said({ seoDescription: 'a'.repeat(161), seoTitle: 'b'.repeat(61) })).toEqual([
      expect.stringContaining('warning at seoTitle: Search engines show about 60 of these 61'),
      expect.stringContaining('warning at seoDescription: Search engines show about 160 of these 161'),
    ])
  })
})
