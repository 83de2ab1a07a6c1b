import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { readArtList } from '@/prisma/seed/art'

const ART = 'prisma/seed/art'

/** Tiny pictures in place of the demo art, which takes 30 s to encode. @returns their absolute path */
export async function makeStandInArt(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-art-'))
  await copyFile(join(ART, 'art.json'), join(folder, 'art.json'))
  for (const [at, { file }] of (await readArtList()).entries()) {
    const goal = join(folder, file)
    await mkdir(dirname(goal), { recursive: true })
    if (file.endsWith('.svg')) await copyFile(join(ART, file), goal)
    else await writeFile(goal, await stamp(at))
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** A 16 by 10 picture, unique per number (0 to 255). */
export async function stamp(number: number): Promise<Buffer> {
  const background = { r: number, g: 90, b: 160 }
  return await sharp({ create: { width: 16, height: 10, channels: 3, background } })
    .png()
    .toBuffer()
}
