/** A request for several lists at once is limited to these. */
export const LISTS_AT_MOST = 40
export const KNOWN_AT_MOST = 1_000

type Row = { id: string; householdId: string | null; requests: number }

type Listed<R> = { leads: R[]; total: number; totalIsExact: boolean; page: number; pageSize: number }

type Current = Omit<Listed<never>, 'leads'> & { ids: string[]; requests: Record<string, number> }

/** Ids of the rows shown that have not changed. */
export function knownIds(pages: Pick<Listed<Row>, 'leads'>[], changed: ReadonlySet<string> | null): string[] {
  if (changed === null) return []
  const ids = new Set(pages.flatMap(({ leads }) => leads.map(({ id }) => id)))
  return [...ids].filter((id) => !changed.has(id)).slice(0, KNOWN_AT_MOST)
}

/** The list as the server has it now: new and changed rows from its answer, the others as they are shown. */
export function patchList<R extends Row>(
  { ids, requests, ...page }: Current,
  fresh: ReadonlyMap<string, Omit<R, 'requests'>>,
  shown: ReadonlyMap<string, Omit<R, 'requests'>>,
): Listed<R> {
  const leads = ids.flatMap((id) => {
    const row = fresh.get(id) ?? shown.get(id)
    return row ? ({ ...row, requests: requests[row.householdId ?? ''] ?? 1 } as R) : []
  })
  return { ...page, leads }
}
