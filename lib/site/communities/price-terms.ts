export const FEE_PERIODS = ['once', 'month', 'night', 'use'] as const
export const FEE_PAYERS = ['resident', 'second-person', 'respite-guest', 'visitor'] as const
export const INCREASED_AMOUNTS = ['rate', 'care', 'fees'] as const

/** In US dollars; `communityId` is null for rows of all communities. */
export type Fee = {
  communityId: string | null
  name: string
  amount: number
  per: (typeof FEE_PERIODS)[number]
  forWhom: (typeof FEE_PAYERS)[number]
  mandatory: boolean
  refund: string | null
  note: string | null
}

/** US dollars a month; `care` is the slug of its care type, or null for each care that is billed on top. */
export type CareLevel = {
  communityId: string | null
  care: string | null
  level: number
  amount: number
  includes: string
}

export type RateIncrease = {
  communityId: string | null
  name: string
  appliesTo: (typeof INCREASED_AMOUNTS)[number]
  month: number | null
  noticeDays: number
  lastPercent: number | null
  note: string | null
}

/** Everything that is paid beside a rate. */
export type PriceTerms = { fees: Fee[]; levels: CareLevel[]; increases: RateIncrease[] }

/** The terms of one community: its own rows replace those of all communities. */
export function termsAt(all: PriceTerms, communityId: string): PriceTerms {
  const own = <R extends { communityId: string | null }>(rows: R[], replaces: (own: R, row: R) => boolean) =>
    rows.filter((row) =>
      row.communityId === null
        ? !rows.some((other) => other.communityId === communityId && replaces(other, row))
        : row.communityId === communityId,
    )
  return {
    fees: own(all.fees, (fee, other) => sameName(fee.name, other.name)),
    levels: own(all.levels, () => true),
    increases: own(all.increases, (rise, other) => rise.appliesTo === other.appliesTo),
  }
}

/** Levels that count for one kind of care, lowest first; rows of that care replace the general ones. */
export function levelsOf(terms: PriceTerms, care: string | null): CareLevel[] {
  const own = terms.levels.filter((level) => level.care !== null && level.care === care)
  const shown = own.length > 0 ? own : terms.levels.filter((level) => level.care === null)
  return shown.toSorted((a, b) => a.level - b.level)
}

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
