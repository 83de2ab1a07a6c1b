import { describe, expect, test } from 'vitest'
import { eventCopy } from '@/components/admin/desk/tour-requests/event-copy'

const words = (type: string, data: unknown = {}, actorName: string | null = 'renee') =>
  eventCopy({ type, actorName, data }, 'America/Denver')

describe('texts of the history', () => {
  test.each([
    [
      'received',
      { source: 'unfinished-form', continuedAt: '2026-11-21T19:00:00.000Z' },
      {
        title: 'Unfinished form',
        text: 'They pressed Continue Nov 21, 12:00 pm MST but did not send the form.',
      },
    ],
    ['viewed', {}, { title: 'renee opened the request' }],
    [
      'status',
      { from: 'new', to: 'not-interested', reason: 'Moved away' },
      { title: 'renee moved it to not interested', text: 'Moved away' },
    ],
    [
      'resubmitted',
      {
        corrections: {
          email: { from: null, to: 'ann@example.com' },
          phone: { from: '303-555-0124', to: '303-555-0142' },
          preferredDate: { from: '2026-11-21T19:00:00.000Z', to: '2026-11-22T19:00:00.000Z' },
        },
      },
      {
        title: 'The family corrected the request',
        text: [
          'Phone: 303-555-0142, before: 303-555-0124',
          'Email: ann@example.com, not given before',
          'Preferred date: Nov 22, 12:00 pm MST, before: Nov 21, 12:00 pm MST',
        ].join('\n'),
      },
    ],
    ['resubmitted', { message: 'After five' }, { title: 'The same form was sent again', text: 'After five' }],
    ['note', { text: 'Called twice' }, { title: 'renee added a note', text: 'Called twice' }],
    ['note', { field: 'notes' }, { title: 'renee changed the notes' }],
    ['assigned', { owner: 'thomas' }, { title: 'renee assigned it to thomas' }],
    ['assigned', { owner: null }, { title: 'renee removed the owner' }],
    ['released', {}, { title: 'renee released it from quarantine' }],
    [
      'delivery',
      { outcome: 'sent', target: 'desk@example.com' },
      { title: 'Alert accepted', text: 'desk@example.com' },
    ],
    [
      'delivery',
      { outcome: 'failed', target: 'desk@example.com', reason: 'EENVELOPE: 550 No such user' },
      { title: 'Alert failed', text: 'desk@example.com: 550 No such user' },
    ],
    [
      'delivery',
      { outcome: 'resend', target: 'desk@example.com' },
      { title: 'renee sent the alert again', text: 'desk@example.com' },
    ],
    [
      'alarm',
      { reason: 'no-recipient' },
      {
        title: 'Alarm: no alert has reached anyone',
        text: 'There is no active email recipient and no fallback address.',
      },
    ],
  ])('%s %j', (type, data, expected) => {
    expect(words(type, data)).toMatchObject(expected)
  })

  test('a tour’s date is shown in the community’s zone', () => {
    expect(words('scheduled', { scheduledDate: '2026-12-03T21:30:00.000Z' }).text).toBe('Dec 3, 2:30 pm MST')
  })

  test('unknown entries are shown rather than hidden', () => {
    expect(words('something-new', null, null)).toMatchObject({ title: 'something-new' })
    expect(words('status', { to: 'unheard-of' }, null).title).toBe('The system moved it to unheard-of')
  })
})
