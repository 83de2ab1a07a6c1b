/** An export of 5,000 articles has about 40 MB. */
export const MAX_EXPORT_BYTES = 64 * 1024 * 1024
export const EXPORT_TOO_LARGE = 'This file is larger than 64 MB. Export one kind of content at a time'

export const MAX_EXPORT_ITEMS = 20_000
