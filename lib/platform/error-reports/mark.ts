/** Where reports go and what they call this installation; reaches the browser with a page. */
export type ReportSettings = { dsn: string; release: string; environment: string }

/** Name of the element by which a page says that an error-reporting service is configured, and where. */
export const REPORT_SETTINGS = 'error-reports'
