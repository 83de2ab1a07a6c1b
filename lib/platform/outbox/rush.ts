/** As many rows in one claim, or in hand, are a rush: it is worth waiting for more, as a claim, a reading and a transaction cost the same for few as for many. */
export const RUSH = 6

export const RUSH_GATHER_MS = 25

/**
 * As many leads in hand at once are more than the processor can: each row that is worked on now is a family whose request is
 * stored later. Rows are asked for four times a second then, fewer alerts and few of all else. A hundred leads a second are one or two at once.
 */
export const FLOOD = 5

export const FLOOD_GATHER_MS = 250
