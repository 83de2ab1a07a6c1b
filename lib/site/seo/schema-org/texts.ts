import 'server-only'
import { sanitizeHtml } from '@/lib/platform/html'
import type { PictureImage } from '@/lib/platform/media/picture-select'
import { siteUrl } from '@/lib/platform/site'
import { plainText } from '@/lib/site/content/plain-text'
import type { SchemaNode } from '@/lib/site/seo/schema-org/json-ld'
import { publisherNode } from '@/lib/site/seo/schema-org/organization'
import { snippet } from '@/lib/site/seo/snippet'

type Writer = { name: string; role: string; slug: string; active: boolean }

type Text = {
  path: string
  title: string
  summary: string | null
  image: PictureImage | null
  publishedAt: Date
  updatedAt: Date
  /** A team member or another author's name; null means the company. */
  writer: Writer | string | null
}

export function textNode(
  type: 'BlogPosting' | 'Article',
  text: Text,
  company: { companyName: string },
): SchemaNode {
  const url = siteUrl(text.path)
  return {
    '@type': type,
    '@id': `${url}#text`,
    headline: text.title.replaceAll('*', ''),
    description: snippet(text.summary),
    image: text.image && [siteUrl(text.image.url)],
    datePublished: text.publishedAt,
    // Edits before publication do not count as changes.
    dateModified: new Date(Math.max(text.updatedAt.getTime(), text.publishedAt.getTime())),
    author: authorNode(text.writer, company),
    publisher: publisherNode(company),
    mainEntityOfPage: url,
    inLanguage: 'en-US',
  }
}

function authorNode(writer: Text['writer'], company: { companyName: string }): SchemaNode {
  if (writer === null || writer === '') return publisherNode(company)
  if (typeof writer === 'string') return { '@type': 'Person', name: writer }
  return personNode(writer)
}

export function personNode({ name, role, slug, active }: Writer): SchemaNode {
  return { '@type': 'Person', name, jobTitle: role, url: active && siteUrl(`/team/${slug}`) }
}

/** FAQ node, or null without questions. Answers are HTML. */
export function faqNode(questions: { question: string; answer: string }[]): SchemaNode | null {
  if (questions.length === 0) return null
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(sanitizeHtml(answer)) },
    })),
  }
}

/** Breadcrumbs from the front page; the last one is the page itself. */
export function breadcrumbNode(crumbs: { label: string; href?: string }[]): SchemaNode | null {
  if (crumbs.length < 2) return null
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: href && siteUrl(href),
    })),
  }
}

/** The pages of a list in its order, or null for an empty one. @param paths of pages on this site */
export function itemListNode(paths: readonly string[]): SchemaNode | null {
  if (paths.length === 0) return null
  return {
    '@type': 'ItemList',
    itemListElement: paths.map((path, at) => ({ '@type': 'ListItem', position: at + 1, url: siteUrl(path) })),
  }
}
