/** The cookie of a browser that looks at a draft; its value is the token of the link that was opened. */
export const PREVIEW_COOKIE = 'porchlight_preview'
