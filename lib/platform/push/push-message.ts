/** What a device shows, and where a click leads (an address of the back office). */
export type PushNotice = {
  title: string
  body: string
  navigate: string
  /** A later notice with the same tag takes the place of the earlier one. */
  tag: string
  /** How many families nobody has tried to reach yet, for the icon; left out it stays as it is. */
  badge?: number
}

/**
 * A push as JSON: Declarative Web Push, which Safari shows by itself, and what public/admin-worker.js needs to show the same elsewhere.
 * The badge stands in both places in which the draft and Safari look for it.
 * @param receipt where the device reports that it was shown
 */
export function pushMessage({ badge, ...notice }: PushNotice, receipt: string): string {
  return JSON.stringify({
    web_push: 8030,
    notification: {
      ...notice,
      lang: 'en-US',
      dir: 'ltr',
      silent: false,
      ...(badge !== undefined && { app_badge: String(badge) }),
    },
    ...(badge !== undefined && { app_badge: badge }),
    receipt,
  })
}
