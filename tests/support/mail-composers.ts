import { join } from 'node:path'
import type { MailComposer } from '@/lib/platform/mail/define-mail'
import { sourceFiles } from '@/tests/support/source-files'

type FoundComposer = { file: string; composer: MailComposer<unknown> }

const DECLARATION = /^export const (\w+) = defineMail\b/gm
const CALL = /\bdefineMail(?:<[^(]*>)?\(/g

/** Every composer of mail that lib declares. @throws for one that is not exported and escapes the tests */
export async function mailComposers(): Promise<FoundComposer[]> {
  const files = sourceFiles('lib').filter(
    ({ path, text }) => text.includes('defineMail') && !path.endsWith('mail/define-mail.ts'),
  )
  const found = await Promise.all(
    files.map(async ({ path, text }): Promise<FoundComposer[]> => {
      const names = [...text.matchAll(DECLARATION)].map(([, name = '']) => name)
      const calls = [...text.matchAll(CALL)].length
      if (names.length !== calls) throw new Error(`${path} declares a composer without exporting it`)
      const module = (await import(join(process.cwd(), path))) as Record<string, MailComposer<unknown>>
      return names.flatMap((name) => {
        const composer = module[name]
        return composer ? [{ file: path, composer }] : []
      })
    }),
  )
  return found.flat()
}
