import { expect, test } from 'vitest'
import { heroProps } from '@/components/site/page-sections/page-hero-props'
import { pictureAt } from '@/lib/platform/media/picture-select'
import { completeSection, inHomeOrder } from '@/lib/site/content/home-parts'

const section = (title: string | null, body: string | null = null) => ({
  sectionType: 'communities',
  title,
  body,
})
const heading = (metadata: unknown) => ({
  communities: { heading: 'Six communities', subheading: 'With prices.', metadata },
})

test('a section’s own text wins, then its heading’s, then the default', () => {
  expect(completeSection(section('Ours', 'Words'), heading({}))).toMatchObject({
    title: 'Ours',
    body: 'Words',
  })
  expect(completeSection(section(''), heading({}))).toMatchObject({
    title: 'Six communities',
    body: 'With prices.',
  })
  expect(completeSection(section(null), {})).toMatchObject({
    title: 'Which community would you *visit first*?',
    body: null,
  })
})

test.each([
  [{ shown: 4, order: 'price' }, 4, 'price'],
  [{ shown: 99 }, 12, null],
  [{ shown: 0 }, null, null],
  [{ shown: '3' }, null, null],
  [null, null, null],
  [['x'], null, null],
])('%j sets number and order', (metadata, shown, order) => {
  expect(completeSection(section(null), heading(metadata))).toMatchObject({ shown, order })
})

test('communities are in stored order, by name, or by price with unpriced ones last', () => {
  const communities = [
    { name: 'Juniper', price: null },
    { name: 'Casa', price: { amount: 3_640 } },
    { name: 'Lodge', price: { amount: 2_950 } },
  ]
  const names = (order: string | null) => inHomeOrder(communities, order).map(({ name }) => name)
  expect(names('featured')).toEqual(['Juniper', 'Casa', 'Lodge'])
  expect(names('name')).toEqual(['Casa', 'Juniper', 'Lodge'])
  expect(names('price')).toEqual(['Lodge', 'Casa', 'Juniper'])
})

test('a picture address is used only from this site', () => {
  expect(pictureAt('/media/a.webp')).toMatchObject({ url: '/media/a.webp', decorative: true, alt: '' })
  for (const url of [
    null,
    '',
    'https://pictures.example/a.webp',
    'javascript:alert(1)',
    '//elsewhere.example/a',
    'data:image/png;base64,xx',
  ])
    expect(pictureAt(url)).toBeNull()
})

test('a header without text uses the page’s own; its layout is read from it', () => {
  const written = { eyebrow: 'Dining', title: 'Dining', lead: 'Menus.' }
  const phone = { display: '(303) 555-0140', dial: '+13035550140' }
  expect(heroProps(null, written, phone)).toMatchObject({
    title: 'Dining',
    lead: 'Menus.',
    alignment: 'left',
  })
  const hero = {
    title: '',
    subtitle: null,
    ctaText: 'Go',
    ctaLink: null,
    useVideo: false,
    videos: ['https://v.example'],
    textAlignment: 'center',
    overlayOpacity: 0.3,
    image: null,
    furtherImages: [],
  }
  expect(heroProps(hero, written, phone)).toMatchObject({
    title: 'Dining',
    cta: null,
    video: null,
    alignment: 'center',
    overlayOpacity: 0.3,
  })
})
