/** Pages whose address opens them: it must not be written down anywhere, nor named as where a visit began. */
const PRIVATE = /^\/(?:care-navigator\/results|downloads|tour-scheduled|events\/[^/]+\/rsvp)\//

export function isPrivatePage(path: string): boolean {
  return PRIVATE.test(path)
}
