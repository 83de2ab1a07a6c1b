export const ERASE_WORD = 'ERASE'
