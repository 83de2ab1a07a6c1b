import { expect, test } from 'vitest'
import { articleFeed } from '@/lib/site/articles/article-feed'
import { articleSections } from '@/lib/site/articles/article-sections'
import { fileLabel } from '@/lib/site/content/file-label'
import { plainText } from '@/lib/site/content/plain-text'

test('splits an article at its headings and gives equal headings unique anchors', () => {
  const { opening, sections } = articleSections(
    '<p>First.</p><h2>Rent &amp; care</h2><p>One</p><h2>Rent &amp; care</h2><h3>Two</h3>',
  )
  expect(opening).toBe('<p>First.</p>')
  expect(sections).toEqual([
    { id: 'part-rent-care', title: 'Rent & care', html: '<p>One</p>' },
    { id: 'part-rent-care-2', title: 'Rent & care', html: '<h3>Two</h3>' },
  ])
})

test('keeps paragraphs apart and resolves an escaped entity once', () => {
  expect(plainText('<p>One &amp;lt; two</p><p>Three</p>')).toBe('One &lt; two\n\nThree')
})

test('describes the kind and size of a file', () => {
  expect(fileLabel({ mimeType: 'application/pdf', sizeBytes: 1_240_000 })).toBe('PDF, 1.2 MB')
  expect(fileLabel({ mimeType: 'text/plain', sizeBytes: 809 })).toBe('Text file, 809 bytes')
})

test('writes a feed that no title can break', () => {
  const channel = { title: 'A & B', description: '', home: 'https://a.test/', self: 'https://a.test/feed' }
  const title = '<script>\u0007"Soup"'
  const publishedAt = new Date('2026-11-09T15:00:00Z')
  const item = { slug: 'soup', title, summary: null, category: null, publishedAt }
  const feed = articleFeed(channel, [item], (slug) => `https://a.test/blog/${slug}`)
  expect(feed).toContain('<title>&lt;script&gt;&quot;Soup&quot;</title>')
  expect(feed).toContain('<pubDate>Mon, 09 Nov 2026 15:00:00 GMT</pubDate>')
})
