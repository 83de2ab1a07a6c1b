/** Rows per claim from which waiting for more pays off: a batch costs as little as one row. */
export const BURST_ROWS = 6

export const BURST_GATHER_MS = 25

/** Concurrent leads from which other work yields; at a hundred leads per second there are one or two. */
export const OVERLOAD_LEADS = 5

export const OVERLOAD_GATHER_MS = 250
