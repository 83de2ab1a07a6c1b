import { longText, text } from '@/lib/records/declare/fields'
import { date } from '@/lib/records/declare/time-fields'

/** A community's license, and how it is found in the files of inspections (decision 105). */
export const licenseFields = {
  licenseStatus: text({
    default: '',
    hint: 'Such as “Licensed and insured”. On the site only with a license number and the day it was checked',
  }),
  licenseNumber: text({ max: 40 }),
  licenseAsOf: date({ label: 'License checked on' }),
  stateFacilityId: text({ max: 40, label: 'Facility number of the state' }),
  ccn: text({
    shape: { pattern: /^[0-9A-Z]{6}$/, words: 'Please enter six digits or capital letters' },
    label: 'Medicare number (CCN)',
    hint: 'For nursing. With it inspections are read from CMS, after you confirm the match under Inspections',
    unique: true,
  }),
  inspectionAnswer: longText({
    max: 2_000,
    label: 'Our answer to the last inspection',
    hint: 'Shown below its findings',
  }),
}
