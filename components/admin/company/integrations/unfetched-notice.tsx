import type { Unfetched } from '@/lib/leads/lead-forms/unfetched'

/** Reports paid leads that could not be fetched from Meta, with the reason and a workaround. */
export function UnfetchedNotice({ count, words }: Pick<Unfetched, 'count' | 'words'>) {
  return (
    <>
      {count === 1 ? 'A paid lead is waiting' : `${count} paid leads are waiting`} at Meta and could not be
      fetched ({words}). Open Meta’s Leads Center, call {count === 1 ? 'the family' : 'these families'}, and
      tell an administrator.
    </>
  )
}
