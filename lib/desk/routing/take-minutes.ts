/** Minutes of the promised ten that a request is one person's for themself; then it is the next one's (decision 041). */
export const TAKE_MINUTES = 3
