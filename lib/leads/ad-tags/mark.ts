/** Name of the element by which a page says that tags of ad platforms are set. Nothing stands there when none is. */
export const AD_TAGS_MARK = 'ad-tags'

/** In the tab's storage: what the tags have yet to hear of sent forms. public/ad-tags.js names it too. */
export const UNTOLD_CONVERSIONS = 'porchlight-conversions'
