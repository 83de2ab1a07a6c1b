export const STATEMENT_TIMEOUT_MS: number
export const IDLE_IN_TRANSACTION_MS: number
export const UNLIMITED: string
