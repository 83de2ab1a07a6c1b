import type { Unfetched } from '@/lib/leads/lead-forms/unfetched'

/** Reports paid leads that could not be fetched from Meta, with the reason and a workaround. */
export function UnfetchedNotice({ count, words }: Pick<Unfetched, 'count' | 'words'>) {
  return (
    <>
      {count === 1 ? 'A paid lead waits' : `${count} paid leads wait`} at Meta and could not be fetched (
      {words}). Look into Meta’s Leads Center and call {count === 1 ? 'them' : 'these families'}, and tell an
      administrator.
    </>
  )
}
