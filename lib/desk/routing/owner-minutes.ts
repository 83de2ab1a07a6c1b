/** Minutes of the promise after which a request passes to the next person (decision 041). */
export const OWNER_MINUTES = 3
