/** What one file may weigh, and how many rows it may have below its heading. */
export const MAX_CSV_BYTES = 5 * 1024 * 1024
export const MAX_CSV_ROWS = 5_000

/** So long an import can be undone; afterwards what was in it is forgotten. */
export const UNDO_DAYS = 30

/** 5,000 rows, each through all that a save does, on a machine that does something else as well. */
export const LONGEST = { timeout: 10 * 60_000, maxWait: 10_000 }
