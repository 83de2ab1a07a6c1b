import { expect, test } from 'vitest'
import { blogPosts } from '@/prisma/seed/data/blog-posts'
import { contentAssets } from '@/prisma/seed/data/content-assets'
import { pages } from '@/prisma/seed/data/page-content-sections'

/** Eight years of school (E23, WCAG 3.1.5). */
const GRADE = 8

/** Approximate syllables: groups of vowels, without a silent ending. */
function syllables(word: string): number {
  const spoken = word.toLowerCase().replace(/(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/, '')
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 1)
}

/** Flesch–Kincaid grade of the paragraphs of an HTML text, ignoring tables and headings. */
function gradeOf(html: string): number {
  const paragraphs = [...html.matchAll(/<(p|li|blockquote)\b[^>]*>(.*?)<\/\1>/gs)].map(
    ([, , inner = '']) => inner,
  )
  const text = paragraphs.join('. ').replace(/<[^>]+>/g, ' ')
  const words = text.match(/\p{L}[\p{L}’'-]*/gu) ?? []
  const sentences = text.split(/[.!?:]+(?:\s|$)/).filter((part) => /\p{L}/u.test(part))
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (sounds / words.length) - 15.59
}

const texts: [string, string][] = [
  ...pages.map(({ pagePath, sections }): [string, string] => [
    pagePath,
    sections
      .flatMap(({ content }) => {
        const items = 'items' in content && Array.isArray(content.items) ? content.items : []
        return [content.html, ...items.map(({ title, text }) => `<p>${title} ${text}</p>`)]
      })
      .join(''),
  ]),
  ...blogPosts.map(({ slug, content }): [string, string] => [`/blog/${slug}`, content]),
  ...contentAssets.map(({ slug, articleContent }): [string, string] => [
    `/resources/${slug}`,
    articleContent ?? '',
  ]),
]

test.each(texts.filter(([, html]) => html.includes('<p')))(
  'E23: eight years of school are enough for %s',
  (_, html) => {
    expect(gradeOf(html)).toBeLessThan(GRADE)
  },
)

test('the measure tells plain words from hard ones', () => {
  expect(gradeOf('<p>A person picks up. You leave a name and a number.</p>')).toBeLessThan(4)
  expect(
    gradeOf(
      '<p>Comprehensive rehabilitative interventions necessitate interdisciplinary documentation of functional capabilities.</p>',
    ),
  ).toBeGreaterThan(14)
})
