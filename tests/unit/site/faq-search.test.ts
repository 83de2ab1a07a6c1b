import { expect, test } from 'vitest'
import { faqQuery, searchFaqs } from '@/lib/site/content/faq-search'

const faqs = [
  {
    question: 'What does it cost?',
    answer: '<p>From $2,950 a month, meals included.</p>',
    category: 'Money',
  },
  { question: 'May I bring my dog?', answer: '<p>Yes. One pet up to 30 pounds.</p>', category: 'Daily life' },
  { question: 'When are meals?', answer: '<p>Breakfast from seven.</p>', category: 'Daily life' },
]
const found = (query: string) => searchFaqs(faqs, query).map(({ question }) => question)

test('finds words in question, answer and topic, in any form of their ending', () => {
  expect(found('pets')).toEqual(['May I bring my dog?'])
  expect(found('daily')).toHaveLength(2)
  expect(found('what does a dog cost')).toEqual([])
  expect(found('costs')).toEqual(['What does it cost?'])
})

test('ranks question matches first, and finds nothing in tags', () => {
  expect(found('meals')).toEqual(['When are meals?', 'What does it cost?'])
  expect(found('p')).not.toContain('When are meals?')
  expect(found('!!!')).toEqual([])
})

test('stop words count only if there are no others', () => {
  expect(found('how much does it cost')).toEqual([])
  expect(found('what is the cost')).toEqual(['What does it cost?'])
  expect(found('when')).toEqual(['When are meals?'])
})

test('reads the query parameter: one text, trimmed and shortened', () => {
  expect(faqQuery(undefined)).toBe('')
  expect(faqQuery(['  my   dog ', 'x'])).toBe('my dog')
  expect(faqQuery('x'.repeat(300))).toHaveLength(100)
})
