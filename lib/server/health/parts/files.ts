import 'server-only'
import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { mediaStore, storage } from '@/lib/platform/integrations/storage'
import { mediaDir } from '@/lib/platform/paths'
import type { Part } from '@/lib/server/health/part'

export const filesPart: Part = {
  name: 'files',
  title: 'Pictures and files',
  outside: null,
  async check() {
    const place = mediaStore() ? 'The object store' : 'The folder for uploads'
    try {
      if (!mediaStore()) {
        await mkdir(mediaDir(), { recursive: true })
        await access(mediaDir(), constants.R_OK | constants.W_OK)
      }
      // Any key works: the check is that the store responds.
      await storage().size('health/asked')
      return { state: 'good', words: `${place} responds`, lastGoodAt: new Date() }
    } catch {
      return {
        state: 'bad',
        words: `${place} cannot be read or written`,
        todo: 'Pages are still shown, but uploads fail. Check the disk and its permissions, or the S3 settings.',
      }
    }
  },
}
