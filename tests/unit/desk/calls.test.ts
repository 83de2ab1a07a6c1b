import { expect, test } from 'vitest'
import { isAnswered, momentIn, secondsIn } from '@/lib/desk/calls/call-cells'
import { followUpOf } from '@/lib/desk/calls/call-follow-up'
import { readCalls } from '@/lib/desk/calls/read-calls'

const ZONE = 'America/Denver'
const NOW = new Date('2026-11-24T20:00:00Z')
const rules = { zone: ZONE, now: NOW, shortest: 15 }

test('F11: a call’s start is parsed as reports write it, in the company’s zone when none is named', () => {
  for (const cell of [
    '2026-11-20 14:13',
    '2026-11-20 2:13 PM',
    '11/20/2026 2:13:00 pm',
    'Nov 20, 2026, 2:13 p.m.',
    '2026-11-20T14:13:00-07:00',
    '2026-11-20T21:13:00Z',
  ])
    expect(momentIn(cell, ZONE)?.toISOString(), cell).toBe('2026-11-20T21:13:00.000Z')
  expect(momentIn('11/20/2026 12:05 AM', ZONE)?.toISOString()).toBe('2026-11-20T07:05:00.000Z')
  for (const cell of [
    '2026-11-20',
    '2026-11-31 10:00',
    '2026-11-20 25:00',
    '2026-11-20 13:00 PM',
    'soon',
    '',
  ])
    expect(momentIn(cell, ZONE), cell).toBeNull()
})

test('F11: a length is parsed from seconds, a clock or words; anything else is null', () => {
  expect(['125', '2:05', '0:02:05', '2m 5s', '2 min 5 sec'].map(secondsIn)).toEqual([125, 125, 125, 125, 125])
  expect(['', '-', 'long', '1:2:3:4'].map(secondsIn)).toEqual([null, null, null, null])
})

test('F11: a caller who left a message or hung up was not answered', () => {
  expect(['Answered Call', 'Received', 'Completed', 'yes'].map((word) => isAnswered(word, 60))).toEqual(
    Array(4).fill(true),
  )
  expect(
    ['Missed Call', 'Abandoned', 'Voicemail', 'No answer', 'Unanswered', 'Not answered', 'false'].map(
      (word) => isAnswered(word, 60),
    ),
  ).toEqual(Array(7).fill(false))
  expect([isAnswered('', 60), isAnswered('', 0), isAnswered('', null)]).toEqual([true, false, true])
})

const HEADING = [
  'Call Status',
  'Tracking Number',
  'Source',
  'Start Time',
  'Duration (seconds)',
  'Name',
  'Phone Number',
  'Tags',
  'Direction',
]

test('F11: each line is a call, or says why it is not', () => {
  const row = (changes: string[]) => HEADING.map((_, at) => changes[at] ?? '')
  const { lines, problems, leftOut } = readCalls(
    [
      ['Call report'],
      HEADING,
      row([
        'Answered Call',
        '7205550166',
        'Google Ads',
        '2026-11-20 14:13',
        '125',
        'Ruth Holm',
        '(303) 555-0142',
      ]),
      row(['Missed Call', '7205550166', '', '2026-11-20 15:00', '3', '', '303-555-0143']),
      row(['Answered Call', '', '', '2026-11-20 14:13', '4', '', '303-555-0144']),
      row(['Answered Call', '', '', '2026-11-20 14:13', '90', '', '303-555-0145', 'Spam']),
      row(['Answered Call', '', '', '2026-11-20 14:13', '90', '', '303-555-0146', '', 'Outbound']),
      row(['Answered Call', '', '', '2026-11-25 14:13', '90', '', '303-555-0147']),
      row(['Answered Call', '', '', 'yesterday', '90', '', '303-555-0147']),
      row(['Answered Call', '', '', '2026-11-20 14:13', '90', '', '']),
      row(['Answered Call', '', '', '2026-11-20 14:13', '90', '', 'anonymous']),
      row(['Total', '', '', '', '500', '', '9']),
    ],
    rules,
  )
  expect(lines).toMatchObject([
    {
      number: 3,
      caller: '+13035550142',
      name: 'Ruth Holm',
      isAnswered: true,
      duration: 125,
      trackingNumber: '+17205550166',
      said: { source: 'Google Ads', campaign: null },
    },
    { number: 4, caller: '+13035550143', isAnswered: false, name: null },
  ])
  expect(leftOut.map(({ number, words }) => `${number} ${words}`)).toEqual([
    '5 Answered, and ended after 4 seconds',
    '6 Marked as spam',
    '7 An outgoing call',
  ])
  expect(problems.map(({ number, words }) => `${number} ${words}`)).toEqual([
    '8 “2026-11-25 14:13” is in the future',
    '9 “yesterday” is not a date and time',
    '10 The caller’s number is missing',
    '11 “anonymous” is not a phone number',
  ])
  expect(() =>
    readCalls(
      [
        ['Day', 'Cost'],
        ['2026-11-20', '3'],
      ],
      rules,
    ),
  ).toThrow(/Missing columns: when the call began/)
})

test('F11: only calls missed today alert; recently missed ones are called back, and nobody twice', () => {
  const call = (startedAt: string, more = {}) => ({
    startedAt: new Date(startedAt),
    isAnswered: false,
    isSettled: false,
    ...more,
  })
  const followUp = (one: ReturnType<typeof call>) => followUpOf(one, ZONE, NOW)
  expect(followUp(call('2026-11-24T07:00:00Z'))).toBe('rings')
  expect(followUp(call('2026-11-24T06:59:59Z'))).toBe('call-back')
  expect(followUp(call('2026-11-10T07:00:00Z'))).toBe('call-back')
  expect(followUp(call('2026-11-10T06:59:59Z'))).toBe('on-record')
  expect(followUp(call('2026-11-24T18:00:00Z', { isAnswered: true }))).toBe('on-record')
  expect(followUp(call('2026-11-24T18:00:00Z', { isSettled: true }))).toBe('on-record')
})
