import { FAMILY_MAILS, type FamilyFacts, type FamilyMailKind } from '@/lib/leads/family/family-copy'
import { plainFirstName } from '@/lib/leads/tour-requests/plain-first-name'
import { leadReference } from '@/lib/leads/tour-requests/reference'

/** One sample of each mail to a family; `typed` is its name and transaction ID. */
export function familySamples(typed: string): { about: FamilyMailKind; facts: FamilyFacts }[] {
  const facts: FamilyFacts = {
    firstName: plainFirstName(typed),
    place: 'Birch Court',
    company: 'Sample Senior Living',
    address: '210 Alder Street, Springfield, IL',
    addressLines: ['210 Alder Street', 'Springfield, IL 62701'],
    phone: '(303) 555-0150',
    dial: '+13035550150',
    person: 'Dana',
    promise: 'We call you within 10 minutes.',
    caller: 'Dana, (303) 555-0150, before 4:22 pm',
    chosenCall: {
      time: 'Wednesday, December 2, 2:30 pm (Central Time)',
      promise: 'We call you on Wednesday at 2:30 pm.',
    },
    numberEnds: '0142',
    preferred: 'Wednesday, December 2, 2:30 pm (Central Time)',
    tour: 'Wednesday, December 2, 2:30 pm (Central Time)',
    agreed: null,
    comes: { day: 'Tomorrow', when: 'tomorrow' },
    before: 'Tuesday, December 1, 10:00 am (Central Time)',
    isTried: false,
    reference: leadReference(typed),
    link: 'https://www.example.com/tour-scheduled/0',
    card: 'https://www.example.com/api/visits/0/contact.vcf',
  }
  return FAMILY_MAILS.map((about) => ({ about, facts }))
}
