export const LEAD_ALERT = 'lead-alert'

export const LEAD_TEXT = 'lead-text'

export const LEAD_PUSH = 'lead-push'

/** Watches a lead's alerts, and notifies staff by their own rules (lib/desk/alerts/alert-watch.ts). */
export const ALERT_WATCH = 'alert-watch'
