export const BASELINE: string
export const LAST_REPLACED: string
