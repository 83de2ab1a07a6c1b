import { describe, expect, it } from 'vitest'
import { stableData, stablePage } from '@/lib/server/front/prepared-page'

const push = (data: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(data).replaceAll('<', '\\u003c')}])</script>`
const page = (...data: string[]) => `<main>A porch</main>${data.map(push).join('<i></i>')}</body></html>`
const text = (id: string, words: string) => `${id}:T${Buffer.byteLength(words).toString(16)},${words}`

const HINT = ':HL["/a.css","style"]\n'
const COMPONENT = '3:I[1,["/b.js"],"Menu"]\n'
const LONG = '<b>Ä long text</b>\n7:"not a row"'

describe('stableData', () => {
  it('says the same whichever part was done first, and however the rows were numbered', () => {
    const one = `${COMPONENT}2:["$","$L3",null,{"at":"$@4"}]\n${HINT}4:X\n4:300\n4:C\n0:{"t":"$2","w":"$a"}\n${text('a', LONG)}`
    const other = `${HINT}0:{"t":"$b","w":"$1"}\n${text('1', LONG)}c:X\nb:["$","$L8",null,{"at":"$@c"}]\nc:300\n8${COMPONENT.slice(1)}c:C\n`
    expect(stableData(one)).toBe(stableData(other))
    expect(stableData(one)).toBe(
      `${HINT}2${COMPONENT.slice(1)}3:X\n3:300\n3:C\n1:["$","$L2",null,{"at":"$@3"}]\n${text('4', LONG)}0:{"t":"$1","w":"$4"}\n`,
    )
    expect(stableData(stableData(one))).toBe(stableData(one))
  })

  it('replaces the name Next draws for each render', () => {
    const named = (name: string) =>
      `0:["$","$L1","${name}v",{"children":["$","$L1","${name}m",{}]}]\n1:I[1,[],"x"]\n`
    expect(stableData(named('hMrKiiC3YgIqygjutQNGw'))).toBe(stableData(named('WvxJwa1JTXga4hLSd9qQ8')))
  })

  it('takes words for words, not for references', () => {
    const words =
      '0:["$","p",null,{"children":"$$2 or \\"$2\\" or \\"$2: more\\" or $2","at":"$D2026-11-22"}]\n'
    expect(stableData(words)).toBe(words)
  })

  it('leaves out properties without a value, and nothing else that has none', () => {
    const none = '"$undefined"'
    expect(stableData(`0:{"a":${none},"b":1,"c-d":${none},"e":["x",${none}]}\n`)).toBe(
      `0:{"b":1,"e":["x",${none}]}\n`,
    )
    expect(stableData(`0:["$","p",null,{"a":${none},"b":${none}}]\n`)).toBe('0:["$","p",null,{}]\n')
    const words = '0:["$","p","k,",{"title":"$$undefined","children":"{\\"a\\":\\"$undefined\\","}]\n'
    expect(stableData(words)).toBe(words)
    const long = `${text('1', `{"a":${none}}`)}0:"$1"\n`
    expect(stableData(long)).toBe(`${text('1', `{"a":${none}}`)}0:"$1"\n`)
  })

  it.each([
    ['without a root', '1:"x"\n'],
    ['with a row missing', '0:"$5"\n'],
    ['that breaks off', '0:"$1"\n1:"x'],
    ['with bytes inside', '0:"$1"\n1:o3,abc'],
    ['with a part that failed', '0:"$1"\n1:E{"digest":"2"}\n'],
    ['written in another way', 'a page\n'],
    ['of a text without its length', '0:"$1"\n1:Tx,abc\n'],
  ])('leaves data as it is %s', (_, data) => {
    expect(stableData(data)).toBe(data)
  })
})

describe('stablePage', () => {
  const element = (id: string, content: string) =>
    `${id}:["$","$L3",null,{"as":"p","content":"abc-_12${id}","html":${content}}]\n`
  const rest = `0:["$1","$2"]\n${COMPONENT}`

  it('takes content out of the data, whether it stands in its element or in a row', () => {
    const data = element('1', '"say \\"no\\""') + text('a', LONG) + element('2', '"$a"') + rest
    const bare = (id: string, order: string) =>
      `${order}:["$","$L2",null,{"as":"p","content":"abc-_12${id}"}]\n`
    const kept = `2${COMPONENT.slice(1)}${bare('1', '1')}${bare('2', '3')}0:["$1","$3"]\n`
    expect(stablePage(page(data.slice(0, 99), data.slice(99)))).toBe(
      page(kept).replace('</body>', '<i></i></body>'),
    )
  })

  it('keeps long texts that are no content, and what only looks like it', () => {
    const same = '1:["$","p",null,{"children":"\\"content\\":\\"abcdefgh\\",\\"html\\":\\"x\\""}]\n0:"$1"\n'
    expect(stablePage(page(same))).toBe(page(same))
    const long = `${text('1', LONG)}0:"$1"\n`
    expect(stablePage(page(long))).toBe(page(long))
  })

  it('names the picture its data hints at before the stylesheets, whether React did so or not', () => {
    const hint =
      ':HL["/1600.avif","image",{"type":"image/avif","imageSrcSet":"/480.avif 480w","imageSizes":"50vw"}]\n'
    const link =
      '<link rel="preload" as="image" type="image/avif" imageSizes="50vw" imageSrcSet="/480.avif 480w"/>'
    const asReact =
      '<link rel="preload" as="image" type="image/avif" imageSrcSet="/480.avif 480w" imageSizes="50vw"/>'
    const other = '<link rel="preload" as="image" href="/logo.svg"/>'
    const style = '<link rel="stylesheet" href="/a.css"/>'
    const made = (links: string) => `<head>${links}${style}</head>${page(`${hint}0:"x"\n`)}`
    expect(stablePage(made(''))).toBe(made(link))
    expect(stablePage(made(asReact))).toBe(made(link))
    expect(stablePage(made(other))).toBe(made(other + link))
    expect(stablePage(made(link))).toBe(made(link))
  })

  it('leaves a page alone whose data is written in another way', () => {
    for (const html of [
      '<main>A porch</main>',
      '<script>self.__next_f.push([1,evil])</script>',
      page('1:o5,x'),
    ])
      expect(stablePage(html)).toBe(html)
  })
})
