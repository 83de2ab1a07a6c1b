export const PREVIEW_COOKIE = 'porchlight_preview'
