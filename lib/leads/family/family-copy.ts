import type { MailCopy } from '@/lib/platform/mail/mail-html'
import { mapUrl } from '@/lib/platform/map-url'

/** Kinds of mails and texts to the family (features B10 and C16). */
export const FAMILY_MAILS = [
  'received',
  'call-set',
  'tour-set',
  'tour-moved',
  'tour-tomorrow',
  'tour-soon',
  'tour-called-off',
  'tour-missed',
] as const

export type FamilyMailKind = (typeof FAMILY_MAILS)[number]

export const FAMILY_MAIL_TITLES: Record<FamilyMailKind, string> = {
  received: 'Acknowledgment',
  'call-set': 'Call time',
  'tour-set': 'Tour confirmed',
  'tour-moved': 'New tour date',
  'tour-tomorrow': 'Reminder, the day before',
  'tour-soon': 'Reminder, two hours before',
  'tour-called-off': 'Tour canceled',
  'tour-missed': 'Missed tour',
}

/** Kinds of texts: some are never mailed. */
export const FAMILY_TEXTS = [...FAMILY_MAILS, 'missed-call'] as const

export type FamilyTextKind = (typeof FAMILY_TEXTS)[number]

export const FAMILY_TEXT_TITLES: Record<FamilyTextKind, string> = {
  ...FAMILY_MAIL_TITLES,
  'missed-call': 'Missed call',
}

export type FamilyFacts = {
  firstName: string
  /** Community name, else the company's. */
  place: string
  company: string
  /** For texts, which are short: without the ZIP code. */
  address: string | null
  /** Lines of the community's whole address. */
  addressLines: string[]
  phone: string
  dial: string
  /** First name of the person who calls or owns the request, when they said it may be told. */
  person: string | null
  /** The promised call, as it is true when the message is sent. */
  promise: string | null
  /** Somebody has tried to reach them. */
  isTried: boolean
  /** Who calls, from which number and when: 'Ann, (303) 555-0140, before 4:22 pm'. */
  caller: string | null
  /** The call that the family asked for: its start in the form of `tour`, and our promise. */
  chosenCall: { time: string; promise: string } | null
  /** Last digits of the phone number: a mistyped email address must not reveal the rest. */
  numberEnds: string
  /** 'Wednesday, December 2, 2:30 pm (Mountain Time)', each when there is one. */
  preferred: string | null
  tour: string | null
  /** How long it is until then: { day: 'Today', when: 'in 40 minutes' }. */
  comes: { day: string; when: string } | null
  /** The date of the tour before it moved, like `tour`. */
  before: string | null
  /** Same as `tour`, but only while it is agreed and in the future. */
  agreed: string | null
  reference: string
  link: string
  /** Address of the caller's contact card. */
  card: string | null
}

/** True for messages that say who calls. */
export function namesCaller(kind: FamilyTextKind): boolean {
  return kind === 'received' || kind === 'call-set'
}

export function familyCopy(kind: FamilyMailKind, facts: FamilyFacts): MailCopy {
  const { person, place, phone, dial } = facts
  return { ...copyOf(kind, facts), writer: { name: person ? `${person}, ${place}` : place, phone, dial } }
}

function copyOf(kind: FamilyMailKind, facts: FamilyFacts): MailCopy {
  const { firstName, place, phone, link } = facts
  const thanks = firstName ? `Thank you, ${firstName}` : 'Thank you'
  const call = `Questions? Call us at ${phone}.`
  const see = { label: 'See or change your request', href: link }
  const saveNumber = facts.card ? [{ label: 'Save the number to your contacts', href: facts.card }] : []
  const pickUp = facts.card
    ? ['Save the number, so you know it is us. If they are busy, a colleague will call you.']
    : []
  const caller = facts.caller ? [{ label: 'Who will call you', value: facts.caller }] : []
  switch (kind) {
    case 'received':
      return {
        subject: `We have your request: ${place}`,
        heading: `${thanks}. We have your request.`,
        paragraphs: [
          ...(facts.promise ? [facts.promise] : []),
          facts.isTried
            ? call
            : `We will call the number that ends in ${facts.numberEnds}, ask what would help, and ${facts.agreed ? 'answer your questions' : 'set a time for your visit'}. ${call}`,
          ...pickUp,
        ],
        facts: [...caller, ...factsOf(facts, facts.agreed ? 'agreed' : 'preferred')],
        links: [
          see,
          ...(facts.caller ? [{ label: 'Call me at another time', href: link }] : []),
          ...saveNumber,
        ],
      }
    case 'call-set':
      return {
        subject: `Your call: ${facts.chosenCall?.time}`,
        heading: 'We will call at the time you chose',
        paragraphs: [...(facts.chosenCall ? [facts.chosenCall.promise] : []), ...pickUp, call],
        facts: [...caller, ...factsOf(facts, null)],
        links: [{ label: 'Choose another time', href: link }, ...saveNumber],
      }
    case 'tour-set':
    case 'tour-moved':
      return {
        subject: `${kind === 'tour-set' ? 'Your tour' : 'New tour date'}: ${facts.tour}`,
        heading: kind === 'tour-set' ? 'Your tour is set' : 'Your tour has a new date',
        paragraphs: [
          ...(facts.before ? [`It was planned for ${facts.before}.`] : []),
          `We look forward to seeing you${firstName ? `, ${firstName}` : ''}. The attached file adds the date to your calendar.`,
          call,
        ],
        facts: factsOf(facts, 'tour'),
        links: [{ label: 'Change or cancel the tour', href: link }],
      }
    case 'tour-tomorrow':
    case 'tour-soon':
      return {
        subject: `${facts.comes?.day ?? 'Soon'}: your tour of ${place}`,
        heading: `Your tour is ${facts.comes?.when ?? 'soon'}`,
        paragraphs: ['We are ready for you. If something came up, please tell us with the link below.', call],
        facts: factsOf(facts, 'tour'),
        links: [{ label: 'Change or cancel the tour', href: link }],
      }
    case 'tour-called-off':
      return {
        subject: `Your tour is canceled: ${[place, facts.tour].filter(Boolean).join(', ')}`,
        heading: 'Your tour is canceled',
        paragraphs: ['You can choose another time with the link below, or call us.', call],
        facts: factsOf(facts, 'tour'),
        links: [{ label: 'Ask for another time', href: link }],
      }
    case 'tour-missed':
      return {
        subject: `We missed you: ${place}`,
        heading: 'We missed you',
        paragraphs: [
          'Something may have come up, and that is all right. We are happy to find another time.',
          call,
        ],
        facts: factsOf(facts, null),
        links: [{ label: 'Ask for another time', href: link }],
      }
  }
}

const WHEN = { tour: 'When', agreed: 'Your tour', preferred: 'You would like' }

function factsOf(facts: FamilyFacts, when: 'tour' | 'agreed' | 'preferred' | null): MailCopy['facts'] {
  const { place, addressLines, reference } = facts
  const moment = when && facts[when]
  return [
    { label: 'Where', value: place },
    ...(addressLines.length > 0
      ? [{ label: 'Address', value: addressLines.join(', '), href: mapUrl(addressLines) }]
      : []),
    ...(moment && when ? [{ label: WHEN[when], value: moment }] : []),
    { label: 'Your reference', value: reference },
  ]
}
