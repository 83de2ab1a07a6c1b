import { expect, test } from 'vitest'
import { type SourceFile, sourceFiles } from '@/tests/support/source-files'
import { visibleTexts } from '@/tests/support/visible-texts'

// Rules of docs/VOICE.md that a machine can check.

/** Applies to the site, the back office, its messages and the demo provider's texts. */
const NOWHERE: Record<string, RegExp> = {
  email: /\be-mail/i,
  call: /\b(?:ring|rings|rang) (?:us|them|you|me|her|him|the (?:house|community|desk))\b/i,
  'American words':
    /\b(?:storeys?|cupboards?|jumpers?|whilst|fortnights?|car parks?|letterbox|kerb|cheques?)\b/i,
  'American spelling':
    /\b(?:colours?|favourites?|neighbours?|grey|centres?|programmes?|theatres?|learnt|spelt|afterwards|amongst)\b/i,
  'hours that may be over': /\ba person (?:picks up|answers)\b|\banswered by a person\b|\bcall us instead\b/i,
  community:
    /\b(?:our|six|every|each|all|another|other|which|both|two|three|five|most) (?:of our |more |good |nursing )?houses?\b/i,
}

/** Applies to the site, the back office and its messages; a provider's articles may differ. */
const NOT_IN_THE_PRODUCT: Record<string, RegExp> = {
  community: /(?<!#)\bhouses?\b/i,
  'a percent sign without a space': /[\d…] %(?!\w)/,
}

const texts = (...folders: string[]) =>
  sourceFiles(...folders)
    .filter(({ path }) => /\.tsx?$/.test(path))
    .flatMap((file: SourceFile) => visibleTexts(file))

const product = texts('app', 'components', 'lib')
const provider = texts('prisma/seed')

test.each(Object.entries(NOWHERE))('no text says it otherwise: %s', (_, word) => {
  expect([...product, ...provider].filter(({ text }) => word.test(text))).toEqual([])
})

test.each(Object.entries(NOT_IN_THE_PRODUCT))('no text of the product says it otherwise: %s', (_, word) => {
  const unnamed = product.map(({ place, text }) => ({ place, text: text.replace(/[A-Z]\w+ House\b/g, '') }))
  expect(unnamed.filter(({ text }) => word.test(text))).toEqual([])
})

test('what people read is told from code', () => {
  const text = `
    import { House } from 'our houses'
    // every house
    const rows = await db.$queryRaw\`select 'each house' from houses\`
    export const Part = () => (
      <p className="our houses" title="Two houses" id="all houses">
        Ring us about {count === 1 ? 'one house' : \`\${count} houses\`}
      </p>
    )`
  expect(visibleTexts({ path: 'part.tsx', text }).map((found) => found.text)).toEqual([
    'Two houses',
    'Ring us about',
    'one house',
    '… houses',
  ])
})
