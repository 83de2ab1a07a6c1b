import 'server-only'
import * as z from 'zod'
import { env } from '@/lib/platform/env'
import { askOutside } from '@/lib/platform/integrations/ask-outside'

const MAX_ROWS = 1_000

const cell = z.union([z.string(), z.number(), z.null()]).transform((value) => String(value ?? ''))

const answerSchema = z.object({ results: z.array(z.record(z.string(), cell)) })

/** Rows of one facility in a file of the CMS Provider Data Catalog, by column. @throws OutsideError */
export async function askCms(dataset: string, ccn: string): Promise<Record<string, string>[]> {
  const url = new URL(`/provider-data/api/1/datastore/query/${dataset}/0`, env().CMS_DATA_URL)
  url.searchParams.set('conditions[0][property]', 'cms_certification_number_ccn')
  url.searchParams.set('conditions[0][value]', ccn)
  url.searchParams.set('conditions[0][operator]', '=')
  url.searchParams.set('limit', String(MAX_ROWS))
  return (await askOutside({ name: 'CMS', url, schema: answerSchema })).results
}
