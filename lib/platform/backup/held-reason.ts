/** Shown in lists as the reason that a message was not sent. */
export const HELD_REASON =
  'Held after a backup was restored, because it may already have arrived. If not, send it again.'
