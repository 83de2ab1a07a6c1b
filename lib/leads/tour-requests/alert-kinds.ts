/** A mail to staff about a lead. */
export const LEAD_ALERT = 'lead-alert'

/** A text to staff about a lead. */
export const LEAD_TEXT = 'lead-text'

/** A web push to a device of one of our people about a lead. */
export const LEAD_PUSH = 'lead-push'

/** Every kind of outbox row by which staff are told about a lead: one that was accepted is enough to call nobody untold. */
export const ALERT_KINDS = [LEAD_ALERT, LEAD_TEXT, LEAD_PUSH]

/** The watch over a lead's alerts (lib/desk/alerts/alert-watch.ts), which also tells people who ask for it by rules of their own. */
export const ALERT_WATCH = 'alert-watch'
