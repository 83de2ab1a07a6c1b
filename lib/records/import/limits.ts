/** The heading is not counted as a row. */
export const MAX_CSV_BYTES = 5 * 1024 * 1024
export const MAX_CSV_ROWS = 5_000

/** Imports can be undone this long; then their contents are deleted. */
export const UNDO_DAYS = 30

/** Enough to save 5,000 rows on a busy machine. */
export const TRANSACTION_LIMITS = { timeout: 10 * 60_000, maxWait: 10_000 }
