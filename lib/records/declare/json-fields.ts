import * as z from 'zod'
import { makeField, type Options } from '@/lib/records/declare/make-field'
import { schemaProblem } from '@/lib/site/seo/schema-org/written-schema'

type JsonOptions = Options<z.core.util.JSONType> & { problem?: (value: unknown) => string | null }

/** Structured data; text is parsed as JSON. */
export function json({ problem = () => null, ...options }: JsonOptions = {}) {
  const read = z.unknown().transform((value, context): unknown => {
    if (typeof value !== 'string') return value
    try {
      return JSON.parse(value)
    } catch {
      context.issues.push({ code: 'custom', message: 'This is not valid JSON', input: value })
      return z.NEVER
    }
  })
  const validated = z.json('This is not valid JSON').superRefine((value, context) => {
    const found = problem(value)
    if (found !== null) context.addIssue({ code: 'custom', message: found, input: value })
  })
  return makeField('json', read.pipe(validated), options)
}

/** schema.org data of a page. */
export function schemaOrg(options: Options<z.core.util.JSONType> = {}) {
  return json({ ...options, problem: schemaProblem })
}
