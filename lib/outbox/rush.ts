/** As many rows in one claim, or in hand, are a rush: it is worth waiting for more, as a claim, a reading and a transaction cost the same for few as for many. */
export const RUSH = 6

export const RUSH_GATHER_MS = 25
