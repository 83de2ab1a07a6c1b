import type { FoundPerson } from '@/lib/desk/personal-data/search'

/** As JSON: moments are ISO strings. */
export type FoundJson = Omit<FoundPerson, 'earlier'> & {
  earlier: (Omit<FoundPerson['earlier'][number], 'at'> & { at: string })[]
}

export type Typed = { email: string; phone: string }
