import { expect, test } from 'vitest'
import { FAMILY_MAILS, type FamilyFacts } from '@/lib/leads/family/family-copy'
import { familyText } from '@/lib/leads/family/family-text-copy'

const facts: FamilyFacts = {
  firstName: 'Ann',
  place: 'Aspen House',
  company: 'Evergrove Senior Living',
  address: '1 Main St, Boulder, CO',
  addressLines: ['1 Main St', 'Boulder, CO 80302'],
  phone: '(303) 555-0100',
  dial: '+13035550100',
  person: null,
  promise: 'We’ll call you within 10 minutes.',
  isTried: false,
  caller: null,
  chosenCall: null,
  numberEnds: '0142',
  preferred: null,
  tour: 'Wednesday, December 2, 2:30 pm (Mountain Time)',
  comes: { day: 'Tomorrow', when: 'tomorrow' },
  before: null,
  agreed: null,
  reference: 'ABC-123',
  link: 'https://evergrove.example/tour-scheduled/abc',
  card: null,
}

test.each(FAMILY_MAILS)(
  'the text “%s” names the sender, the page, the number, and how to opt out',
  (about) => {
    const text = familyText(about, facts)
    expect(text).toMatch(/^Evergrove Senior Living: /)
    expect(text).toContain(`${facts.link} Questions? Call (303) 555-0100. Reply STOP to stop.`)
    expect(text).toContain('Aspen House')
    expect(text).not.toMatch(/Ann|0142|undefined|null/)
  },
)

test('B10: the acknowledgment states the promise in characters that fit one text', () => {
  expect(familyText('received', facts)).toContain(
    "for Aspen House. We'll call you within 10 minutes. See or change it:",
  )
  const bare = { ...facts, place: facts.company, promise: null }
  expect(familyText('received', bare)).toContain('we have your request. We will call you.')
})

test('B10: texts about the call say who calls, from which number and when; others do not', () => {
  const called = {
    ...facts,
    caller: 'Ida, (303) 555-0140, between 7:40 pm and 7:50 pm',
    chosenCall: { time: 'Friday, 7:40 pm', promise: 'We will call you on Friday, as you asked.' },
  }
  for (const about of ['received', 'call-set'] as const) {
    expect(familyText(about, called)).toContain(`. Who will call: ${called.caller}.`)
  }
  expect(familyText('call-set', called)).toContain(
    'for Aspen House. We will call you on Friday, as you asked.',
  )
  expect(familyText('tour-set', called)).not.toContain('Ida')
})

test('C16: texts about a tour say when and where', () => {
  for (const about of ['tour-set', 'tour-moved', 'tour-tomorrow', 'tour-soon'] as const) {
    expect(familyText(about, facts)).toContain(`${facts.tour}. Address: 1 Main St, Boulder, CO.`)
  }
})
