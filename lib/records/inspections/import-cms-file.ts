import 'server-only'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import { expireNow } from '@/lib/platform/cache/expiry'
import { db } from '@/lib/platform/database/db'
import { badRequest } from '@/lib/platform/errors'
import { communities } from '@/lib/records/entities/communities'
import { readTable } from '@/lib/records/import/read-table'
import {
  CMS_FILE_KEYS,
  CMS_FILES,
  ccnOf,
  columnKey,
  missingColumns,
} from '@/lib/records/inspections/cms-files'
import { REPORT_TAGS, storeRows } from '@/lib/records/inspections/store-rows'
import { recordAudit } from '@/lib/records/store/history'

const fileKey = z.enum(CMS_FILE_KEYS, 'Please choose which file this is')

export type CmsImport = { stored: string[]; absent: string[] }

/** Stores a downloaded file of CMS for our confirmed facilities. @throws AppError 400, 403, 413 */
export async function importCmsFile(
  actor: Actor,
  kind: string | null,
  body: ReadableStream<Uint8Array> | null,
): Promise<CmsImport> {
  assertCan(actor, 'update', communities.area)
  const file = fileKey.safeParse(kind).data
  if (!file) throw badRequest('Please choose which file this is')
  const { header, rows } = await readTable(body)
  const missing = missingColumns(file, header)
  if (missing.length > 0)
    throw badRequest(`“${CMS_FILES[file].title}” has a column “${missing[0]}”, and this file does not`)
  const keys = header.map(columnKey)
  const records = rows.map((cells) => Object.fromEntries(keys.map((key, at) => [key, cells[at] ?? ''])))
  const ids = scopedCommunityIds(actor)
  const ours = await db.community.findMany({
    where: {
      ccn: { not: null },
      facilityReport: { is: { confirmedAt: { not: null } } },
      ...(ids && { id: { in: ids } }),
    },
    select: { id: true, name: true, ccn: true },
  })
  const answer: CmsImport = { stored: [], absent: [] }
  await db.$transaction(async (tx) => {
    for (const { id, name, ccn } of ours) {
      const found = records.filter((row) => ccn !== null && ccnOf(row) === ccn)
      // A download can be of one state: a facility that is not in it is not gone.
      if (!ccn || found.length === 0) answer.absent.push(name)
      else {
        await storeRows(tx, { id, ccn }, file, found)
        answer.stored.push(name)
      }
    }
    await recordAudit(tx, actor, {
      action: 'import',
      entity: 'community',
      after: { cmsFile: CMS_FILES[file].title, ...answer },
    })
  })
  expireNow(REPORT_TAGS)
  return answer
}
