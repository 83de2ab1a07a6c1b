import 'server-only'
import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { backupsIn } from '@/lib/platform/backup/backup-folders'
import { type FileCopy, readManifest } from '@/lib/platform/backup/manifest'
import { dataDir, mediaDir, privateDir } from '@/lib/platform/paths'

/** Shared by all backups of a folder; uploads never change in place. */
const filesIn = (backupDir: string) => join(backupDir, 'files')

/** Copies uploads that are missing in the backup folder and lists all of them. */
export async function copyUploads(backupDir: string): Promise<FileCopy[]> {
  const copies: FileCopy[] = []
  for (const path of [...(await filesBelow(mediaDir())), ...(await filesBelow(privateDir()))]) {
    const name = relative(dataDir(), path).split(sep).join('/')
    const copy = join(filesIn(backupDir), name)
    // Deleted for good meanwhile: no row refers to it.
    const bytes = (await stat(path).catch(() => null))?.size
    if (bytes === undefined) continue
    if ((await stat(copy).catch(() => null))?.size !== bytes) await copyWhole(path, copy)
    copies.push({ path: name, bytes, sha256: await digestOf(copy) })
  }
  return copies
}

export async function removeUnreferenced(backupDir: string): Promise<void> {
  const named = new Set<string>()
  for (const folder of await backupsIn(backupDir)) {
    for (const { path } of (await readManifest(folder)).files ?? []) named.add(path)
  }
  for (const path of await filesBelow(filesIn(backupDir))) {
    const name = relative(filesIn(backupDir), path).split(sep).join('/')
    if (!named.has(name)) await rm(path)
  }
}

/** Paths whose copy is missing or has another digest. */
export async function damagedFiles(backupDir: string, files: FileCopy[]): Promise<string[]> {
  const damaged: string[] = []
  for (const { path, sha256 } of files) {
    const found = await digestOf(join(filesIn(backupDir), path)).catch(() => null)
    if (found !== sha256) damaged.push(path)
  }
  return damaged
}

/** Restores missing uploads; existing files stay. @returns how many were restored */
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

/** Renames at the end, so that a partial file never has the final name. */
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
