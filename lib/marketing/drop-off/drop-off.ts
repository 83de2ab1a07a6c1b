export type StepFigures = {
  key: string
  words: string
  reached: number
  /** Share of those who started, 0 to 1; null without any. */
  share: number | null
  /** Reached this step but no later one. */
  lost: number
}

/** Counts by step. Later steps imply earlier ones, so a lost beacon cannot make a count increase. */
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

export function rate(count: number, of: number): number | null {
  return of === 0 ? null : Math.min(1, count / of)
}

/** '42%', or a dash for null. */
export function formatRate(share: number | null): string {
  return share === null ? '–' : `${Math.round(share * 100)}%`
}
