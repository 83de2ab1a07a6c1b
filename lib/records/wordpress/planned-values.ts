import * as z from 'zod'

const picture = z.object({ src: z.string(), alt: z.string() })

/**
 * Values of a planned item. `fields`: as validated. `pictures`: addresses of files of the old site, in the
 * order of their marks in `html`. `main`: that of the article.
 */
export const plannedValues = z.object({
  fields: z.record(z.string(), z.unknown()),
  html: z.string(),
  pictures: z.array(picture),
  main: picture.nullable(),
  isPublished: z.boolean(),
})

export type PlannedValues = z.output<typeof plannedValues>
