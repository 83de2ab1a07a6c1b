import { useEffect, useRef } from 'react'

type Rows<R> = {
  /** Path of the rows in their form, as in 'days': the first field of row 0 is 'days.0.from'. */
  path: string
  rows: R[]
  make: () => R
  onChange: (rows: R[]) => void
}

/** Changes the date rows of a form; adding one moves focus to its first field. */
export function useKeyedRows<R extends { key: string }>({ path, rows, make, onChange }: Rows<R>) {
  const added = useRef(false)
  const last = rows.length - 1
  useEffect(() => {
    if (!added.current) return
    added.current = false
    document.getElementById(`${path}.${last}.from`)?.focus()
  }, [path, last])
  return {
    set: (key: string, part: Partial<R>) =>
      onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row))),
    remove: (key: string) => onChange(rows.filter((row) => row.key !== key)),
    add() {
      added.current = true
      onChange([...rows, make()])
    },
  }
}
