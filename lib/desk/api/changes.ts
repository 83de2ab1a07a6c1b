type Change = { version: string; day: string; words: readonly string[] }

/** Changes of the API, newest first; the first is the version of the document. */
export const API_CHANGES: readonly Change[] = [
  {
    version: '1.7.0',
    day: '2026-11-28',
    words: [
      'A key with content:drafts can check a draft, create a preview link, and add its draft to a release.',
      'New: /api/v1/content-search finds published records by text.',
      'New: /mcp offers these calls to AI assistants through the Model Context Protocol (2026-07-28).',
    ],
  },
  {
    version: '1.6.0',
    day: '2026-11-28',
    words: [
      'While our database is away, sign-ups for events, requests for guides and the exit offer get a 201, too. The field kept says what happens next.',
    ],
  },
  {
    version: '1.5.0',
    day: '2026-11-27',
    words: [
      'New forms of the site: applications for a job, and referrals by professionals.',
      'The records of form topics, jobs and needs can be read like other content.',
      'Communities have a video greeting, and floor plans a video tour, each with captions and a transcript.',
    ],
  },
  {
    version: '1.4.0',
    day: '2026-11-27',
    words: [
      'Every valid email address is accepted. Characters that cannot be stored are removed from a field and no longer cause a 400.',
      'Phone numbers may have an extension in any common format.',
      'While our database is away, a tour request gets a 201 as soon as it is stored for later.',
    ],
  },
  {
    version: '1.3.0',
    day: '2026-11-27',
    words: [
      'API paths now begin with /api/v1. The old paths still work.',
      'New public reads: a community’s floor plans and upcoming events.',
      'The response to a tour request now includes its ID, a status URL, the time the call is due, ignored fields, and a signed receipt.',
      'New scope leads:read: read the status of your requests and their events, and manage your webhook endpoints.',
      'The status of a request lists how the family may be contacted. lead.call_undone reports a call that no longer counts.',
      'New: test keys (plk_test_…), which send simulated families, and /api/v1/self, which can rotate a key.',
      'Idempotency keys are now separate for each API key. Only the key that sent a request can correct it.',
      'The company’s webhooks include callAt, the time at which a family asked to be called. lead.corrected reports such a choice.',
      'A key’s webhook endpoint receives events about that key’s requests only, without names.',
      'A key sent in any form other than “Authorization: Bearer …” gets a 401.',
      'Responses to API keys carry the RateLimit and RateLimit-Policy headers.',
      'Lists support cursors and updatedSince. Reads return an ETag.',
      'A key with content:drafts can list and read the records it may change, and withdraw its own draft.',
      'Two programs that share a key no longer overwrite each other’s drafts: send draftUpdatedAt.',
      'A partner’s web pages can call every path below /api/v1 and read the public ones.',
      'An API key in a field of the body gets a 401.',
      'Errors are problem details (RFC 9457) with a code. message and fieldErrors remain.',
      'Invalid list parameters, such as page=-1, return 400.',
      'Deprecated for API keys: paths that begin with /api/admin. They will work until at least November 30, 2028.',
    ],
  },
  {
    version: '1.2.0',
    day: '2026-11-23',
    words: ['No changes were recorded before 1.3.0.'],
  },
]
