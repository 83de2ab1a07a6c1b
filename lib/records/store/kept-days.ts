/** Days that a deleted record can be restored. */
export const KEPT_DAYS = 30
