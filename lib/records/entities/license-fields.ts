import { longText, text } from '@/lib/records/declare/fields'
import { date } from '@/lib/records/declare/time-fields'

/** A community's license, and how it is found in the files of inspections (decision 105). */
export const licenseFields = {
  licenseStatus: text({
    default: '',
    hint: 'For example, “Licensed and insured”. Shown only with a license number and the date it was checked.',
  }),
  licenseNumber: text({ max: 40 }),
  licenseAsOf: date({ label: 'License checked on' }),
  stateFacilityId: text({ max: 40, label: 'State facility number' }),
  ccn: text({
    shape: { pattern: /^[0-9A-Z]{6}$/, words: 'Please enter six characters, digits or capital letters' },
    label: 'Medicare number (CCN)',
    hint: 'For nursing facilities. Inspections are loaded from CMS and shown once you confirm the match under Inspections.',
    unique: true,
  }),
  inspectionAnswer: longText({
    max: 2_000,
    label: 'Response to the last inspection',
    headings: ['Our response to the last inspection'],
    hint: 'Shown below the findings',
  }),
}
