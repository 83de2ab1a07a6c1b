import type { BrowserOptions } from '@sentry/nextjs'

const dataCollection: NonNullable<BrowserOptions['dataCollection']> = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  genAI: { inputs: false, outputs: false },
  databaseQueryData: false,
  stackFrameVariables: false,
}

/** Specification section 8: traces a tenth of all transactions and reports every error. */
export const COMMON_OPTIONS = {
  tracesSampleRate: 0.1,
  sampleRate: 1,
  dataCollection,
  maxBreadcrumbs: 0,
  sendClientReports: false,
  // Trace headers are not sent to other servers.
  tracePropagationTargets: [],
}
