import { describe, expect, test } from 'vitest'
import { safeHref } from '@/lib/safe-href'

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
