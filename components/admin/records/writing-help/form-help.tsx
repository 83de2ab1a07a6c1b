'use client'

import { createContext, type ReactNode, use } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormValues } from '@/lib/records/declare/form-values'
import type { HelpKind } from '@/lib/records/writing-help/help-kinds'

type Offered = {
  /** Address of the entity, and the record's id; null for a record that was never saved. */
  path: string
  id: string | null
  /** By field; empty while no service is set up. */
  helps: Record<string, readonly HelpKind[]>
  /** Texts of the form as they are typed. */
  typed: () => Record<string, string>
}

const OfferedHelp = createContext<Offered | null>(null)

/** Null outside of a record's form. */
export const useOfferedHelp = (): Offered | null => use(OfferedHelp)

type Props = Omit<Offered, 'typed'> & {
  form: UseFormReturn<FormValues>
  given: Record<string, unknown>
  children: ReactNode
}

/** Gives the fields of a record's form their help while writing (decision 126). */
export function FormHelp({ form, given, children, ...offered }: Props) {
  const typed = () => ({ ...textsIn(given), ...textsIn(form.getValues()) })
  return <OfferedHelp value={{ ...offered, typed }}>{children}</OfferedHelp>
}

const textsIn = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
