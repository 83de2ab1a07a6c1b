import 'server-only'
import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { backupsIn } from '@/lib/platform/backup/backup-folders'
import { type FileCopy, readManifest } from '@/lib/platform/backup/manifest'
import { dataDir, mediaDir, privateDir } from '@/lib/platform/paths'

/** All backups of a folder share their copies of uploads, which are never changed in place. */
export const filesIn = (backupDir: string) => join(backupDir, 'files')

/** Copies uploads that are not there yet, and says what there is. */
export async function copyUploads(backupDir: string): Promise<FileCopy[]> {
  const copies: FileCopy[] = []
  for (const path of [...(await filesBelow(mediaDir())), ...(await filesBelow(privateDir()))]) {
    const name = relative(dataDir(), path).split(sep).join('/')
    const copy = join(filesIn(backupDir), name)
    // Removed for good since we looked: no row names it.
    const bytes = (await stat(path).catch(() => null))?.size
    if (bytes === undefined) continue
    if ((await stat(copy).catch(() => null))?.size !== bytes) await copyWhole(path, copy)
    copies.push({ path: name, bytes, sha256: await digestOf(copy) })
  }
  return copies
}

/** Removes copies that no backup of the folder names any more. */
export async function removeUnnamed(backupDir: string): Promise<void> {
  const named = new Set<string>()
  for (const folder of await backupsIn(backupDir)) {
    for (const { path } of (await readManifest(folder)).files ?? []) named.add(path)
  }
  for (const path of await filesBelow(filesIn(backupDir))) {
    const name = relative(filesIn(backupDir), path).split(sep).join('/')
    if (!named.has(name)) await rm(path)
  }
}

/** Those whose copy is not there, or not what it was. */
export async function damagedFiles(backupDir: string, files: FileCopy[]): Promise<string[]> {
  const damaged: string[] = []
  for (const { path, sha256 } of files) {
    const found = await digestOf(join(filesIn(backupDir), path)).catch(() => null)
    if (found !== sha256) damaged.push(path)
  }
  return damaged
}

/** Puts copies back where the installation keeps uploads; what is there stays. */
export async function putBack(backupDir: string, files: FileCopy[]): Promise<number> {
  let put = 0
  for (const { path, bytes } of files) {
    const place = join(dataDir(), path)
    if ((await stat(place).catch(() => null))?.size === bytes) continue
    await copyWhole(join(filesIn(backupDir), path), place)
    put += 1
  }
  return put
}

/** Never half a file under its name. */
async function copyWhole(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await copyFile(from, `${to}.partial`, constants.COPYFILE_FICLONE)
  await rename(`${to}.partial`, to)
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
