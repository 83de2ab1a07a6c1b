import { expect, test } from 'vitest'
import { replyMeaning } from '@/lib/platform/texts/reply-meaning'

test('C17: any reasonable way of saying stop counts as one', () => {
  const said = [
    'STOP',
    'stop.',
    ' Stop! ',
    'STOPALL',
    'unsubscribe',
    'Cancel',
    'END',
    'quit',
    'REVOKE',
    'Opt out',
    'OPT-OUT',
  ]
  const sentences = [
    'Please stop texting me',
    'Don’t text me again',
    'no more messages',
    'take me off your list',
  ]
  for (const text of [...said, ...sentences]) expect(replyMeaning(text), text).toBe('stop')
})

test('C17: START, YES and UNSTOP subscribe again, HELP asks, and everything else is for a person', () => {
  for (const text of ['Start', 'yes', 'UNSTOP']) expect(replyMeaning(text), text).toBe('start')
  expect(replyMeaning('Help')).toBe('help')
  for (const text of [
    'Can we come on Friday at 2?',
    'Yes, Friday is fine',
    'We had to cancel our flight',
    'The bus stop, is it near?',
  ])
    expect(replyMeaning(text), text).toBe('words')
})
