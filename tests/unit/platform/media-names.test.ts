import { describe, expect, test } from 'vitest'
import { altTextProblem } from '@/lib/platform/media/alt-text'
import { originalName } from '@/lib/platform/media/original-name'

describe('names people give files', () => {
  test('T64: folders, invisible marks and excess length never survive', () => {
    expect(originalName('../../.env')).toBe('.env')
    expect(originalName('C:\\Users\\ann\\porch.jpg')).toBe('porch.jpg')
    expect(originalName('photo\u202Egpj.exe')).toBe('photogpj.exe')
    expect(originalName('a\u0000b.png')).toBe('ab.png')
    const long = originalName(`${'x'.repeat(300)}.jpeg`)
    expect(long).toHaveLength(120)
    expect(long.endsWith('.jpeg')).toBe(true)
    expect(originalName('  ')).toBe('unnamed')
    expect(originalName('uploads/')).toBe('unnamed')
  })
})

describe('alternative texts', () => {
  test('asks for a description unless the picture is decorative', () => {
    expect(altTextProblem(' ', false)).toMatch(/Describe/)
    expect(altTextProblem('', true)).toBeNull()
    expect(altTextProblem('Two chairs on a porch at dusk', false)).toBeNull()
  })

  test.each(['IMG_2034.JPG', 'porch-final2.webp', 'DSC00012', 'Screenshot 2026-01-02', 'image (3)', 'photo'])(
    'takes %s for a file name',
    (alt) => {
      expect(altTextProblem(alt, false)).toMatch(/file name/)
    },
  )

  test('leaves descriptions alone that only begin like a file name', () => {
    expect(altTextProblem('Photo album open on a quilt', false)).toBeNull()
    expect(altTextProblem('x'.repeat(301), false)).toMatch(/300/)
  })
})
