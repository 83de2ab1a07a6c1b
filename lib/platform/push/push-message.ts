/** A notification; `navigate` is an address of the back office. */
export type PushNotice = {
  title: string
  body: string
  navigate: string
  /** A newer notification replaces one with the same tag. */
  tag: string
  /** Icon badge: families without a contact attempt; unchanged when absent. */
  badge?: number
}

/** For Safari (Declarative Web Push) and public/admin-worker.js, which expect the badge in two places. */
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
