import type { Job } from '@/lib/site/jobs/jobs'

type Amount = { toNumber(): number }
type Pay = { payFrom: Amount; payTo: Amount | null; payUnit: string }

/** "$20.50 to $24.00 an hour". */
export function payText({ payFrom, payTo, payUnit }: Pay): string {
  const dollars = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: payUnit === 'year' ? 0 : 2,
  })
  const amounts = [payFrom, payTo].flatMap((amount) => (amount ? [dollars.format(amount.toNumber())] : []))
  return `${[...new Set(amounts)].join(' to ')} ${payUnit === 'year' ? 'a year' : 'an hour'}`
}

const EMPLOYMENT: Record<string, { words: string; schema: string }> = {
  'full-time': { words: 'Full time', schema: 'FULL_TIME' },
  'part-time': { words: 'Part time', schema: 'PART_TIME' },
  'per-diem': { words: 'Per diem', schema: 'PER_DIEM' },
}

export const employmentText = ({ employmentType }: Pick<Job, 'employmentType'>): string | null =>
  EMPLOYMENT[employmentType]?.words ?? null

/** Value of schema.org's employmentType. */
export const employmentSchema = ({ employmentType }: Pick<Job, 'employmentType'>): string | null =>
  EMPLOYMENT[employmentType]?.schema ?? null
