import { expect, test } from 'vitest'
import { sectionContent } from '@/lib/site/content/section-content'

test('reads html, picture and items', () => {
  expect(
    sectionContent({
      html: '<p>Eggs</p>',
      imageId: 'a',
      items: [{ title: 'Seven', text: 'Breakfast', label: '7:00', href: '/dining' }],
    }),
  ).toMatchObject({
    html: '<p>Eggs</p>',
    imageId: 'a',
    items: [{ title: 'Seven', text: 'Breakfast', label: '7:00', href: '/dining' }],
  })
})

test.each([null, undefined, 7, [], '', { items: 'none' }, { items: [null, 3, { text: 'no title' }] }])(
  'omits invalid values: %j',
  (content) => {
    expect(sectionContent(content)).toMatchObject({ html: '', imageId: null, items: [] })
  },
)

test('accepts plain text as HTML', () => {
  expect(sectionContent('<p>Eggs</p>').html).toBe('<p>Eggs</p>')
})

test('T214: reads what a section of records is limited to, and its button', () => {
  const chosen = { communityId: 'a', careTypeId: '', topic: 'respite', label: 'Ask us', href: 7 }
  expect(sectionContent(chosen).chosen).toEqual({
    communityId: 'a',
    careTypeId: null,
    topic: 'respite',
    label: 'Ask us',
    href: null,
  })
})
