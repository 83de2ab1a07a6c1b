import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SectionList } from '@/components/site/page-sections/section-list'
import type { PageSection } from '@/lib/site/content/page-sections'

// It reads the hours from the database, and this renderer waits for nothing.
vi.mock('@/components/site/phones/phone-state', () => ({ PhoneState: () => null }))

const PHONE = { display: '(303) 555-0140', dial: '+13035550140' }

const section = (sectionType: string, content: Partial<PageSection> = {}): PageSection => ({
  id: sectionType,
  sectionType,
  sectionKey: `key-${sectionType}`,
  title: `Title of ${sectionType}`,
  subtitle: null,
  html: '<p>Two hot dishes</p>',
  image: null,
  items: [{ title: 'Seven', text: 'Breakfast & eggs', label: null, href: null }],
  chosen: { communityId: null, careTypeId: null, topic: null, label: null, href: null },
  ...content,
})

const drawn = (...sections: PageSection[]) =>
  renderToStaticMarkup(<SectionList sections={sections} phone={PHONE} />)

test.each(['rich-text', 'picture-text', 'steps', 'checklist', 'table', 'faq', 'callout', 'unheard-of'])(
  'renders a %s with its heading and text',
  (sectionType) => {
    const html = drawn(section(sectionType))
    expect(html).toContain(`<h2>Title of ${sectionType}</h2>`)
    expect(html).toContain('Two hot dishes')
  },
)

test.each(['steps', 'facts', 'checklist', 'faq'])('draws the items of a %s as text', (sectionType) => {
  const html = drawn(section(sectionType))
  expect(html).toContain('Seven')
  expect(html).toContain('Breakfast &amp; eggs')
})

test('T54: sanitizes what reached the database another way', () => {
  for (const sectionType of ['rich-text', 'table', 'quote', 'callout', 'steps', 'faq']) {
    const evil = '<p onclick="x()">Eggs</p><script>x()</script><a href="javascript:x()">Go</a>'
    const html = drawn(section(sectionType, { html: evil, items: [] }))
    expect(html).not.toMatch(/<script|onclick|javascript:/)
  }
})

test('separates a quotation from the person who said it', () => {
  const html = drawn(section('quote', { html: '<blockquote><p>Ask me.</p></blockquote><p>Margaret</p>' }))
  expect(html).toMatch(/<blockquote>.*Ask me\..*<\/blockquote><figcaption.*Margaret/)
})

test('inserts the record part after the requested number of sections, or last', () => {
  const order = (after: number) =>
    renderToStaticMarkup(
      <SectionList
        sections={[section('rich-text'), section('faq')]}
        phone={PHONE}
        part={{ after, draw: () => <h2>Prices</h2> }}
      />,
    ).match(/<h2>[^<]*/g)
  expect(order(1)).toEqual(['<h2>Title of rich-text', '<h2>Prices', '<h2>Title of faq'])
  expect(order(9)).toEqual(['<h2>Title of rich-text', '<h2>Title of faq', '<h2>Prices'])
})
