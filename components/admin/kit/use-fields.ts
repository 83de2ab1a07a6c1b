'use client'

import { useState } from 'react'

/** The values of a form as typed; `field` binds one to its input. @param prefix of the inputs' ids */
export function useFields<V extends object>(
  initial: V | (() => V),
  errors: Record<string, string> = {},
  prefix?: string,
) {
  const [values, setValues] = useState(initial)
  const set = (part: Partial<V>) => setValues((last) => ({ ...last, ...part }))
  const field = <N extends keyof V & string>(name: N) => ({
    id: prefix ? `${prefix}-${name}` : name,
    value: values[name],
    error: errors[name],
    onValue: (value: V[N]) => setValues((last) => ({ ...last, [name]: value })),
  })
  return { values, set, field, reset: () => setValues(initial) }
}

export type Fields<V extends object> = ReturnType<typeof useFields<V>>
