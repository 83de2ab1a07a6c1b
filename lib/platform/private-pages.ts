/** Pages whose address grants access: it must not be logged or stored as a landing page. */
const PRIVATE =
  /^\/(?:care-navigator\/results|downloads|tour-scheduled|reviews\/write|events\/[^/]+\/rsvp|for-professionals\/referrals)\//

export function isPrivatePage(path: string): boolean {
  return PRIVATE.test(path)
}
