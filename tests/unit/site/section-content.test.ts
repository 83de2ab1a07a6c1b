import { expect, test } from 'vitest'
import { sectionContent } from '@/lib/site/content/section-content'

test('reads html, picture and items', () => {
  expect(
    sectionContent({
      html: '<p>Eggs</p>',
      imageId: 'a',
      items: [{ title: 'Seven', text: 'Breakfast', label: '7:00', href: '/dining' }],
    }),
  ).toEqual({
    html: '<p>Eggs</p>',
    imageId: 'a',
    items: [{ title: 'Seven', text: 'Breakfast', label: '7:00', href: '/dining' }],
  })
})

test.each([null, undefined, 7, [], '', { items: 'none' }, { items: [null, 3, { text: 'no title' }] }])(
  'omits invalid values: %j',
  (content) => {
    expect(sectionContent(content)).toEqual({ html: '', imageId: null, items: [] })
  },
)

test('accepts plain text as HTML', () => {
  expect(sectionContent('<p>Eggs</p>').html).toBe('<p>Eggs</p>')
})
