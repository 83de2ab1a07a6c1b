import { writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { sourceFiles } from '@/tests/support/source-files'
import { visibleTexts } from '@/tests/support/visible-texts'

test('dump', () => {
  const out = sourceFiles('components', 'lib', 'app', 'prisma/seed')
    .filter(({ path }) => /\.tsx?$/.test(path))
    .flatMap(visibleTexts)
  writeFileSync(
    '/tmp/voice/texts.tsv',
    out.map(({ path, line, text }) => `${path}:${line}\t${text}`).join('\n'),
  )
})
