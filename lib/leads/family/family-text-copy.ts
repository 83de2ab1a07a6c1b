import {
  type FamilyFacts,
  type FamilyMailKind,
  type FamilyTextKind,
  namesCaller,
} from '@/lib/leads/family/family-copy'
import { firstThatFits, gsmText, shortName } from '@/lib/platform/texts/text-segments'

/** Opt-out notice at the end of every text. */
export const TEXT_ENDING = 'Reply STOP to stop.'

/** Characters of a name in the shortest wording. */
const SHORT_NAME = 28

/** A text of at most two segments: what matters least is left out first, and names are shortened last. */
export function familyText(about: FamilyTextKind, facts: FamilyFacts): string {
  const company = gsmText(facts.company) || 'Hello'
  const place = gsmText(facts.place) || company
  const given = { ...facts, company, place }
  const short = { ...given, company: shortName(company, SHORT_NAME), place: shortName(place, SHORT_NAME) }
  const bare = { ...short, address: null, before: null, caller: null }
  return firstThatFits(
    wording(about, given),
    wording(about, { ...given, address: null }),
    wording(about, { ...given, address: null }, ''),
    wording(about, { ...short, address: null }, ''),
    wording(about, bare, ''),
    wording(about, { ...bare, promise: null, chosenCall: null }, ''),
  )
}

function wording(
  about: FamilyTextKind,
  facts: FamilyFacts,
  call = ` Questions? Call ${facts.phone}.`,
): string {
  const { company, link, caller } = facts
  const who = namesCaller(about) && caller ? ` Who will call: ${caller}.` : ''
  const see = about === 'missed-call' ? '' : ` ${LINKS[about]}: ${link}`
  return gsmText(`${company}: ${newsOf(about, facts)}${who}${see}${call} ${TEXT_ENDING}`)
}

const CHANGE = 'Change or cancel it'
const ANOTHER = 'Ask for another time'

const LINKS: Record<FamilyMailKind, string> = {
  received: 'See or change it',
  'call-set': 'Choose another time',
  'tour-set': CHANGE,
  'tour-moved': CHANGE,
  'tour-tomorrow': CHANGE,
  'tour-soon': CHANGE,
  'tour-called-off': ANOTHER,
  'tour-missed': ANOTHER,
}

function newsOf(
  about: FamilyTextKind,
  { company, place, address, promise, chosenCall, tour, before }: FamilyFacts,
): string {
  const where = place === company ? '' : ` of ${place}`
  const at = address ? ` Address: ${address}.` : ''
  switch (about) {
    case 'received':
      return `thank you, we have your request${place === company ? '' : ` for ${place}`}. ${promise ?? 'We will call you.'}`
    case 'call-set':
      return `about your request${place === company ? '' : ` for ${place}`}. ${chosenCall?.promise ?? 'We will call you at the time you chose.'}`
    case 'missed-call':
      return 'sorry, we missed your call. We will call you back.'
    case 'tour-set':
      return `your tour${where} is set: ${tour}.${at}`
    case 'tour-moved':
      return `your tour${where} has a new time: ${tour}${before ? `, instead of ${before}` : ''}.${at}`
    case 'tour-tomorrow':
    case 'tour-soon':
      return `we look forward to your tour${where}: ${tour}.${at}`
    case 'tour-called-off':
      return `your tour${where}${tour ? `, ${tour},` : ''} is canceled.`
    case 'tour-missed':
      return `we missed you at your tour${where}. We are happy to find another time.`
  }
}
