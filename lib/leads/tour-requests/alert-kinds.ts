export const LEAD_ALERT = 'lead-alert'

export const LEAD_TEXT = 'lead-text'

export const LEAD_PUSH = 'lead-push'

/** Watches a lead's alerts, and notifies staff by their own rules (lib/desk/alerts/alert-watch.ts). */
export const ALERT_WATCH = 'alert-watch'

/** The time has come that a family chose for its call (lib/desk/alerts/call-time.ts); also its entry. */
export const CALL_TIME = 'call-time'

/** Minutes after the lead was admitted, when the watch looks for an accepted alert. */
export const SECOND_CHANNEL_AT = 2

/** Dedup key of a look of the watch. */
export function watchKey(leadId: string, look: number | string): string {
  return `${ALERT_WATCH}:${leadId}:${look}`
}
