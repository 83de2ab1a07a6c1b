import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import { captionsProblem } from '@/lib/platform/media/captions'
import { storeFile } from '@/lib/platform/media/store-file'
import { missingVideoParts } from '@/lib/platform/media/video-parts'
import type { AdminRecord } from '@/lib/records/declare/record'

type Values = Record<string, unknown>

const IN_USE =
  'Pages show this video, so this cannot be empty. Enter another value, or remove the video from those pages first'

/**
 * Checks captions and stores them as the file that players load. A video in use keeps the parts without
 * which no page may show it. @throws AppError 400 with fieldErrors
 */
export async function prepareVideo(values: Values, before: AdminRecord | null, tx: Tx): Promise<Values> {
  if (!before) return values
  const emptied = missingVideoParts({ ...before, ...values }).filter((name) => before[name])
  if (emptied.length > 0 && (await isShown(tx, before.id))) {
    throw invalidFields(Object.fromEntries(emptied.map((name) => [name, IN_USE])))
  }
  if (!('captions' in values) || values.captions === before.captions) return values
  const captions = String(values.captions)
  if (captions === '') return { ...values, captionsUrl: '' }
  const problem = captionsProblem(captions, Number(before.seconds))
  if (problem) throw invalidFields({ captions: problem })
  // With the id in its name, equal captions of two videos are two files.
  const { url } = await storeFile(Buffer.from(captions), `${before.id}.vtt`)
  return { ...values, captionsUrl: url }
}

/** Without the registry of entities, which needs the hooks. */
async function isShown(tx: Tx, videoId: string): Promise<boolean> {
  const greetings = await tx.community.count({ where: { greetingVideoId: videoId } })
  const walks = await tx.floorPlan.count({ where: { walkThroughVideoId: videoId } })
  return greetings + walks > 0
}
