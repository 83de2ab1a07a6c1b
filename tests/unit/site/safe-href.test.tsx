import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { AttachmentCard } from '@/components/site/articles/article-page'
import { SafeLink } from '@/components/site/safe-link'
import { safeHref } from '@/lib/platform/safe-href'

describe('T56: a stored link leads to the web, a phone, a mailbox or this site', () => {
  test.each([
    'https://example.org',
    'http://example.org/path?x=1#y',
    'HTTPS://EXAMPLE.ORG/',
    'tel:+13035550140',
    'tel:303-555-0140',
    'mailto:hello@evergrove.example',
    '/contact',
    '/communities/juniper?x=1#tour',
    '#prices',
  ])('%s is kept', (link) => {
    expect(safeHref(link)).toBe(link)
  })

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https://',
    'https:evil.example',
    'https:/evil.example',
    'http:// evil.example',
    'https://exa\u200bmple.org',
    'evil.example',
    'mailto:a@b.example,c@d.example',
    'mailto:a@b.example?bcc=x y',
    'tel:javascript',
    '',
  ])('%j is refused', (link) => {
    expect(safeHref(link)).toBeNull()
  })
})

describe('T56: a link that reached the database another way is checked again on rendering', () => {
  test.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'tel:javascript',
    'mailto:a@b.example?bcc=x y',
  ])('%j is rendered as text', (href) => {
    expect(renderToStaticMarkup(<SafeLink href={href}>Read on</SafeLink>)).toBe('<span>Read on</span>')
  })

  test('others are links', () => {
    const drawn = (href: string) => renderToStaticMarkup(<SafeLink href={href}>Read on</SafeLink>)
    expect(drawn('https://example.org')).toBe('<a href="https://example.org" rel="noopener">Read on</a>')
    expect(drawn('tel:+13035550140')).toContain('href="tel:+13035550140"')
    expect(drawn('/contact#tour')).toContain('href="/contact#tour"')
  })

  test('a file never has an executable URL', () => {
    const file = { originalName: 'a.pdf', mimeType: 'application/pdf', sizeBytes: 9 }
    const drawn = (url: string) => renderToStaticMarkup(<AttachmentCard attachment={{ ...file, url }} />)
    expect(drawn('javascript:alert(1)')).not.toContain('href')
    expect(drawn('/media/a.pdf')).toContain('href="/media/a.pdf"')
  })
})
