import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the icon sprite holds exactly the icons that pages use (else: node scripts/icon-sprite.mjs)', () => {
  const made = JSON.parse(
    execFileSync(process.execPath, ['scripts/icon-sprite.mjs', '--print'], { encoding: 'utf8' }),
  )
  const kept = (file: string) => readFileSync(`components/static/${file}`, 'utf8')
  expect({ svg: kept('icons.svg'), names: kept('icon-names.ts') }).toEqual(made)
})
