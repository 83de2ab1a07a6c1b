import type { Unfetched } from '@/lib/leads/lead-forms/unfetched'

/** That paid leads wait at Meta, why, and what to do meanwhile. */
export function UnfetchedWords({ count, words }: Unfetched) {
  return (
    <>
      {count === 1 ? 'A paid lead waits' : `${count} paid leads wait`} at Meta and could not be fetched (
      {words}). Look into Meta’s Leads Center and call {count === 1 ? 'them' : 'these families'}, and tell
      whoever runs the server.
    </>
  )
}
