import 'server-only'
import { byIdAndSlug } from '@/lib/leads/tour-requests/directory'
import { remembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'

/** Active guides by id and slug: for requests while the database is away. */
export const guideDirectory = remembered('guides', ['content_assets'], async () =>
  byIdAndSlug(
    await db.contentAsset.findMany({
      where: { active: true },
      select: { id: true, slug: true, title: true, requiredFields: true, objectKey: true, fileUrl: true },
    }),
  ),
)
