export const LEAD_ALERT = 'lead-alert'

export const LEAD_TEXT = 'lead-text'

export const LEAD_PUSH = 'lead-push'

/** Every outbox kind that notifies staff of a lead; one accepted alert is enough. */
export const ALERT_KINDS = [LEAD_ALERT, LEAD_TEXT, LEAD_PUSH]

/** Watches a lead's alerts, and notifies staff by their own rules (lib/desk/alerts/alert-watch.ts). */
export const ALERT_WATCH = 'alert-watch'
