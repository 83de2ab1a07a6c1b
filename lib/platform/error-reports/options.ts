import type { BrowserOptions } from '@sentry/nextjs'

/** Nothing about people: not even what the SDK would mask. */
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

/** Specification section 8: a tenth of what happens is traced, every error is reported. */
export const COMMON_OPTIONS = {
  tracesSampleRate: 0.1,
  sampleRate: 1,
  dataCollection,
  maxBreadcrumbs: 0,
  sendClientReports: false,
  // No other server is told of our traces.
  tracePropagationTargets: [],
}
