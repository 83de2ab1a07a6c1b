/** The server ends longer statements. */
export const STATEMENT_TIMEOUT_MS = 8_000

/** The server ends transactions that wait longer for their next statement. */
export const IDLE_IN_TRANSACTION_MS = 30_000

/** For connections that dump, restore or migrate, which take as long as they take. */
export const UNLIMITED = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0'
