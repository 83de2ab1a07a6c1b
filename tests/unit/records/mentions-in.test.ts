import { expect, test } from 'vitest'
import { mentionedIn, piecesOf, typedMention } from '@/lib/records/comments/mentions-in'

const people = ['ann', 'ann.b', 'Noor Ali', 'zoë'].map((name) => ({ name }))
const named = (text: string) => mentionedIn(text, people).map(({ name }) => name)

test('a text mentions colleagues with @, whatever the case and what follows', () => {
  expect(named('@ann, please ask @Zoë.')).toEqual(['ann', 'zoë'])
  expect(named('@noor ali knows')).toEqual(['Noor Ali'])
})

test('the longest name wins, once', () => {
  expect(named('@ann.b @ann.b')).toEqual(['ann.b'])
  expect(named('Done @ann.')).toEqual(['ann'])
})

test('an address or a longer word mentions nobody', () => {
  expect(named('write to care@ann or @anna')).toEqual([])
  expect(mentionedIn('@ann', [])).toEqual([])
})

test('the pieces add up to the whole text', () => {
  const pieces = piecesOf('Hi @ann (and @zoë)', ['ann', 'zoë'])
  expect(pieces.map(({ text }) => text).join('')).toBe('Hi @ann (and @zoë)')
  expect(pieces.filter(({ isMention }) => isMention)).toHaveLength(2)
})

test('an @ at the cursor is a name being typed', () => {
  expect(typedMention('Hi @no', 6)).toEqual({ from: 3, word: 'no' })
  expect(typedMention('@', 1)).toEqual({ from: 0, word: '' })
  expect(typedMention('a@b', 3)).toBeNull()
  expect(typedMention('@ann ', 5)).toBeNull()
})
