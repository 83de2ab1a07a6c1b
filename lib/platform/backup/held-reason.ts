/** Shown in lists as the reason that a message was not sent. */
export const HELD_REASON =
  'Held after a backup was restored: it may have arrived before. Send it again if not.'
