import {
  type FamilyFacts,
  type FamilyMailKind,
  type FamilyTextKind,
  namesCaller,
} from '@/lib/leads/family/family-copy'

/** Opt-out notice at the end of every text. */
export const TEXT_ENDING = 'Reply STOP to stop.'

export function familyText(about: FamilyTextKind, facts: FamilyFacts): string {
  const { company, phone, link, caller } = facts
  const who = namesCaller(about) && caller ? ` Who will call: ${caller}.` : ''
  const see = about === 'missed-call' ? '' : ` ${LINKS[about]}: ${link}`
  return plain(`${company}: ${newsOf(about, facts)}${who}${see} Questions? Call ${phone}. ${TEXT_ENDING}`)
}

const CHANGE = 'Change it or call it off'
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
  { company, place, address, promise, chosenCall, tour }: FamilyFacts,
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
      return `your tour${where} has a new time: ${tour}.${at}`
    case 'tour-tomorrow':
    case 'tour-soon':
      return `we look forward to your tour${where}: ${tour}.${at}`
    case 'tour-called-off':
      return `your tour${where} is called off.`
    case 'tour-missed':
      return `we missed you at your tour${where}. Another time suits us as well.`
  }
}

const PLAIN: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
}

/** A single curly quote cuts a text segment from 160 to 70 characters, so one text becomes three. */
export function plain(text: string): string {
  return text
    .replace(/[’‘“”–—…]/g, (mark) => PLAIN[mark] ?? mark)
    .replace(/\s+/g, ' ')
    .trim()
}
