import 'server-only'
import { expireNow } from '@/lib/platform/cache/expiry'
import { db } from '@/lib/platform/database/db'
import { eachApart } from '@/lib/platform/database/each-apart'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { askCms } from '@/lib/platform/integrations/cms'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'
import {
  CMS_FILE_KEYS,
  CMS_FILES,
  type CmsFileKey,
  columnKey,
  missingColumns,
} from '@/lib/records/inspections/cms-files'
import { type Licensed, REPORT_TAGS, storeRows } from '@/lib/records/inspections/store-rows'

export const readCmsFiles = defineSweep({
  name: 'cms-files',
  at: { hour: 5 },
  isOn: async () => (await numbered()).length > 0,
  run: () => readCms(),
})

/** Reads the files of CMS for each community with a number; before its confirmation only who it is. */
export async function readCms(): Promise<void> {
  await eachApart(await numbered(), async (community) => {
    const report = await db.facilityReport.findUnique({ where: { communityId: community.id } })
    const isConfirmed = report?.confirmedAt && report.ccn === community.ccn
    await readFacility(community, isConfirmed ? CMS_FILE_KEYS : ['provider'])
  })
}

/** Reads these files for one community. @throws OutsideError */
export async function readFacility(community: Licensed, files: readonly CmsFileKey[]): Promise<void> {
  for (const file of files) {
    const { dataset, title } = CMS_FILES[file]
    const answer = await askCms(dataset, community.ccn)
    const [first] = answer
    const missing = first ? missingColumns(file, Object.keys(first)) : []
    if (missing.length > 0)
      throw new OutsideError(`“${title}” from CMS no longer has the column “${missing[0]}”`, {
        isPermanent: true,
      })
    const isGone = file === 'provider' && answer.length === 0
    const rows = isGone ? null : answer.map(byKey)
    await db.$transaction((tx) => storeRows(tx, community, file, rows))
  }
  expireNow(REPORT_TAGS)
}

function byKey(row: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [columnKey(name), value]))
}

/** Communities with a CMS certification number. */
async function numbered(): Promise<Licensed[]> {
  const rows = await db.community.findMany({
    where: { ccn: { not: null } },
    select: { id: true, ccn: true },
    orderBy: { id: 'asc' },
  })
  return rows.flatMap(({ id, ccn }) => (ccn ? [{ id, ccn }] : []))
}
