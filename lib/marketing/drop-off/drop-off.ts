export type StepFigures = {
  key: string
  words: string
  reached: number
  /** Of those who started, from 0; null when nobody did. */
  share: number | null
  /** Came here and to none of the later ones. */
  lost: number
}

/**
 * The steps of a form with how many came to each. What a visitor came to later was also come to before, so that a count that was lost on
 * the way (a beacon of a browser that was ended) makes no step have fewer than the one that follows.
 */
export function dropOff(
  steps: readonly { key: string; words: string }[],
  counts: ReadonlyMap<string, number>,
): StepFigures[] {
  const reached = steps.map((_, at) => Math.max(...steps.slice(at).map(({ key }) => counts.get(key) ?? 0)))
  const starts = reached[0] ?? 0
  return steps.map(({ key, words }, at) => ({
    key,
    words,
    reached: reached[at] ?? 0,
    share: rate(reached[at] ?? 0, starts),
    lost: (reached[at] ?? 0) - (reached[at + 1] ?? reached[at] ?? 0),
  }))
}

/** A share from 0 to 1; null of nobody. */
export function rate(count: number, of: number): number | null {
  return of === 0 ? null : Math.min(1, count / of)
}

/** '42 %', or a dash where there is nothing to divide by. */
export function rateWords(share: number | null): string {
  return share === null ? '–' : `${Math.round(share * 100)} %`
}
