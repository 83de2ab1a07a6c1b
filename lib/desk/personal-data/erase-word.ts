/** What has to be typed before a person is erased. */
export const ERASE_WORD = 'ERASE'
