/** Mails that visitors' forms may cause to one address within a day, all forms together. */
export const STRANGER_MAILS_PER_DAY = 6

/** Mark of their rows in the outbox, which the SQL function `may_mail_visitor` counts. */
export const BY_STRANGER = { by: 'stranger' } as const
