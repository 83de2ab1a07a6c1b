import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { localDisk } from '@/lib/platform/integrations/storage-disk'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'porchlight-storage-'))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('storage on the local disk', () => {
  test('keeps, measures, reads and removes', async () => {
    const disk = localDisk(root)
    const key = 'pictures/0a1b/480.avif'
    expect(await disk.exists(key)).toBe(false)
    expect(await disk.size(key)).toBeNull()
    await disk.put(key, Buffer.from('first'))
    await disk.put(key, Buffer.from('second'))
    expect(await disk.size(key)).toBe(6)
    expect((await disk.read(key)).toString()).toBe('second')
    expect(disk.url(key)).toBe('/media/pictures/0a1b/480.avif')
    await disk.remove(key)
    await disk.remove(key)
    await expect(disk.read(key)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('leaves no half-written file where a reader could find it', async () => {
    const disk = localDisk(root)
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => disk.put('pictures/a/1.webp', Buffer.alloc(1000, at))),
    )
    expect(readdirSync(join(root, 'pictures/a'))).toEqual(['1.webp'])
    expect(readdirSync(join(root, '.incoming'))).toEqual([])
    expect(new Set(await disk.read('pictures/a/1.webp')).size).toBe(1)
  })

  test.each([
    '../outside',
    '/etc/passwd',
    'a/../../b',
    '.env',
    'a//b',
    'a\\b',
    'a\u0000',
    'A/B',
    '',
    'a/.hidden',
  ])('T64: %j is no key', async (key) => {
    const disk = localDisk(root)
    await expect(disk.put(key, Buffer.from('x'))).rejects.toThrow('Not a storage key')
    await expect((async () => disk.read(key))()).rejects.toThrow('Not a storage key')
  })
})
