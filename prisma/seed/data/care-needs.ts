import type { CareNeedSeed } from '@/prisma/seed/data/shapes'

/** Answers for assisted living, memory care and nursing, in this order. */
function need(
  name: string,
  assisted: CareNeedSeed['answers'][number],
  memory: CareNeedSeed['answers'][number],
  nursing: CareNeedSeed['answers'][number],
): CareNeedSeed {
  return { name, answers: [assisted, memory, nursing] }
}

const YES = { answer: 'yes' } as const
const NO = { answer: 'no' } as const
const CASE = { answer: 'case-by-case' } as const

export const CARE_OF_ANSWERS = ['assisted-living', 'memory-care', 'long-term-care'] as const

export const careNeeds: CareNeedSeed[] = [
  need('One-person transfer', YES, YES, YES),
  need('Two-person transfer or lift', NO, CASE, YES),
  need('Insulin, sliding scale', CASE, YES, YES),
  need('Oxygen', { answer: 'yes', note: 'self-managed or with prompts' }, YES, YES),
  need('Stage 3 or 4 wound', NO, NO, YES),
  need('Feeding tube', NO, NO, YES),
  need('Leaves home unsafely', NO, YES, CASE),
  need('Health First Colorado', NO, NO, { answer: 'yes', note: 'long-term care' }),
]
