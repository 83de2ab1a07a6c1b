import { expect, test } from 'vitest'
import { mainText } from '@/lib/records/page-uniqueness/main-text'
import { scorePages } from '@/lib/records/page-uniqueness/score-pages'
import { shinglesOf } from '@/lib/records/page-uniqueness/shingles'

const page = (text: string, rank = 0, names: string[] = []) => ({ rank, ...shinglesOf(text, names) })
const scores = async (...texts: string[]) =>
  (await scorePages(texts.map((text) => page(text)))).map(({ score }) => score)

/** Distinct words that occur nowhere else. */
const words = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}${at}`).join(' ')

test('feature E2: two identical texts are not unique at all, a text that shares nothing is fully unique', async () => {
  const text = 'Breakfast is served until ten, and nobody is hurried.'
  expect(
    await scores(text, text.toUpperCase().replaceAll(',', ' -'), 'A garden with old apple trees behind it.'),
  ).toEqual([0, 0, 100])
  expect(await scorePages([page(text), page(text)])).toEqual([
    { score: 0, similar: 1 },
    { score: 0, similar: 0 },
  ])
  expect(await scores(text)).toEqual([100])
  expect(await scores('', text)).toEqual([0, 100])
  expect(await scores('two words', 'two words', 'other words')).toEqual([0, 0, 100])
})

test('feature E2: shared text counts once however often it is repeated, added text counts by its words', async () => {
  const frame = words('frame', 84)
  // 84 words are 80 shingles; 20 own words add 20, four of which span the seam.
  const [own, more, bare] = await scorePages([
    page(`${frame} ${words('own', 20)}`),
    page(`${frame} ${words('garden', 80)}`),
    page(`${frame} ${frame} ${frame}`),
  ])
  expect(own?.score).toBe(20)
  expect(more?.score).toBe(50)
  // Only the shingles that span its seams are unique.
  expect(bare).toMatchObject({ score: 5 })
})

test('feature E2: the most similar sibling is the one that shares what others do not have', async () => {
  const frame = words('frame', 200)
  const found = await scorePages([
    page(`${frame} ${words('aspen', 50)}`),
    page(`${frame} ${words('birch', 50)} ${words('lake', 30)}`),
    page(`${frame} ${words('cedar', 50)}`),
    page(`${frame} ${words('dogwood', 50)} ${words('lake', 30)}`),
    page(words('elm', 50)),
  ])
  expect(found.map(({ similar }) => similar)).toEqual([1, 3, 0, 1, null])
})

test('feature E2: the original is not penalized for its copies', async () => {
  const text = words('word', 60)
  const found = await scorePages([page(text, 1), page(text, 0), page(text, 1), page(words('own', 30), 0)])
  expect(found).toEqual([
    { score: 0, similar: 1 },
    { score: 100, similar: null },
    { score: 0, similar: 1 },
    { score: 100, similar: null },
  ])
})

test('feature E2: pages that differ only in the city’s name are the same text', async () => {
  const about = (city: string) =>
    `We care for families in ${city}. Come and see us, a short drive from ${city}, any day.`
  const both = [page(about('Fort Collins'), 0, ['fort-collins']), page(about('Boulder'), 0, ['boulder'])]
  expect((await scorePages(both)).map(({ score }) => score)).toEqual([0, 0])
  expect(both.map((one) => one.words)).toEqual([19, 17])
})

test('feature E2: batches give the same result as one run', async () => {
  const pages = Array.from({ length: 40 }, (_, at) =>
    page(`${words('frame', 120)} ${words(`own${at % 13}`, at)} ${words(`near${at % 3}`, 9)}`, at % 4),
  )
  const atOnce = await scorePages(pages, Number.MAX_SAFE_INTEGER)
  expect(await scorePages(pages, 97)).toEqual(atOnce)
  expect(new Set(atOnce.map(({ score }) => score)).size).toBeGreaterThan(5)
})

test('feature E2: the page’s own text is read, without menus, forms and scripts', () => {
  const html = `<!doctype html><body><header>Menu</header><main><nav>Home</nav><h1>Care&nbsp;in <em>Denver</em></h1>
    <p>Words<br>here</p><form><label>Name</label><input></form><script>run()</script><svg><title>Icon</title></svg></main>
    <footer>Foot</footer></body>`
  expect(mainText(html)).toBe('Care in Denver Words here')
  expect(mainText('<p>Broken</p>')).toBeNull()
})
