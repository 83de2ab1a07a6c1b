/** Name of the element that a page carries only when ad tags are set. */
export const AD_TAGS_MARK = 'ad-tags'

/** Value of a request to ad platforms while managers have set none, in US dollars. */
export const DEFAULT_REQUEST_VALUE = 250

/** Session storage key for conversions not yet reported to the tags; public/ad-tags.js uses it too. */
export const PENDING_CONVERSIONS = 'porchlight-conversions'
