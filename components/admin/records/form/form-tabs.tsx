'use client'

import { CircleAlert } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { errorCount } from '@/components/admin/records/form/use-entity-form'
import { TabsList, TabsPanel, TabsTrigger } from '@/components/ui/tabs'
import type { FormTab } from '@/lib/records/declare/form-tabs'
import type { FormValues } from '@/lib/records/declare/form-values'

/** A part of a form that is no group of fields, such as the records within a record. */
export type FurtherTab = { title: string; id: string; content: ReactNode }

type ListProps = { tabs: FormTab[]; further: FurtherTab[]; errors: FieldErrors<FormValues> }

/** The tabs of a form, each with its count of errors. */
export function FormTabList({ tabs, further, errors }: ListProps) {
  return (
    <TabsList aria-label="Parts of this form" className="-mx-4 -mb-1.5 mt-0.5 px-2.5 lg:-mx-3.5">
      {tabs.map(({ id, title, groups }) => {
        const count = groups.reduce((sum, { fields }) => sum + errorCount(errors, fields), 0)
        return (
          <TabsTrigger key={id} value={id} className={count > 0 ? 'text-bad' : ''}>
            {count > 0 && <CircleAlert aria-hidden="true" className="size-4" />}
            {title}
            {count > 0 && (
              <span>
                {count} {count === 1 ? 'error' : 'errors'}
              </span>
            )}
          </TabsTrigger>
        )
      })}
      {further.map(({ id, title }) => (
        <TabsTrigger key={id} value={id}>
          {title}
        </TabsTrigger>
      ))}
    </TabsList>
  )
}

type PanelProps = {
  tabs: FormTab[]
  further: FurtherTab[]
  /** The fields of one tab. */
  fieldsOf: (tab: FormTab) => ReactNode
}

/** The panels of the tabs, which all stay in the page, so that nothing typed is lost. One tab needs none. */
export function FormTabPanels({ tabs, further, fieldsOf }: PanelProps) {
  if (tabs.length < 2) {
    return (
      <>
        {tabs.map(fieldsOf)}
        {further.map(({ id, content }) => (
          <Fragment key={id}>{content}</Fragment>
        ))}
      </>
    )
  }
  return (
    <>
      {tabs.map((tab) => (
        <TabsPanel key={tab.id} value={tab.id} className="grid min-w-0 gap-4">
          {fieldsOf(tab)}
        </TabsPanel>
      ))}
      {further.map(({ id, content }) => (
        <TabsPanel key={id} value={id} className="grid min-w-0 gap-4">
          {content}
        </TabsPanel>
      ))}
    </>
  )
}
