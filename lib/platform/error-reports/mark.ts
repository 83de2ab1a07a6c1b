export type ReportSettings = { dsn: string; release: string; environment: string }

/** Name of the meta element that holds the ReportSettings. */
export const REPORT_SETTINGS = 'error-reports'
