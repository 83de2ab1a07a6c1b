type Change = { version: string; day: string; words: readonly string[] }

/** Changes of the API, newest first; the first is the version of the document. */
export const API_CHANGES: readonly Change[] = [
  {
    version: '1.3.0',
    day: '2026-11-27',
    words: [
      'The addresses for programs begin with /api/v1. The ones before keep working.',
      'New: the floor plans of a community and the events to come, for anybody.',
      'The answer to a request says its id, its status address, until when somebody calls, and what was not understood; with a signed receipt.',
      'New scope leads:read: the status of your requests, their events, and your webhook endpoints.',
      'New: test keys (plk_test_…), whose families do not exist, and /api/v1/self with the rotation of keys.',
      'Each key has its own Idempotency-Keys. Only who sent a request corrects it.',
      'A webhook endpoint of a key hears of the requests of that key only, without names.',
      'A key that is not shown behind the word Bearer answers 401.',
      'Answers to keys have RateLimit and RateLimit-Policy.',
      'Lists are read whole by cursor, and what changed by updatedSince. Reads have an ETag.',
      'A key with content:drafts lists and reads what it may change, and withdraws its own draft.',
      'Two programs with one key no longer overwrite each other’s drafts: send draftUpdatedAt.',
      'The pages of a partner call every address below /api/v1, and read what anybody may read.',
      'A key in a field of a request answers 401.',
      'Refusals are problem details (RFC 9457) with a code; message and fieldErrors stay.',
      'Invalid parameters of a list, such as page=-1, answer 400.',
      'Deprecated for programs: addresses that begin with /api/admin. They work until November 30, 2028 at least.',
    ],
  },
  {
    version: '1.2.0',
    day: '2026-11-23',
    words: ['Before 1.3.0 there was no list of changes.'],
  },
]
