import { expect, test } from 'vitest'
import { markNumberColumns } from '@/components/site/page-sections/number-columns'

const table = (...rows: string[]) =>
  `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`

test('a column of numbers is marked with its heading; words, and one number alone, are not', () => {
  const html = `<table><thead><tr><th>Plan</th><th>A month</th><th>Feet</th><th>Care</th></tr></thead><tbody><tr><td>Studio</td><td><b>$3,850</b></td><td>430</td><td>None</td></tr><tr><td>One bedroom</td><td>$4,780</td><td>—</td><td>12 points</td></tr></tbody></table>`
  const marked = markNumberColumns(html)
  expect(marked.match(/<t[hd] class="number">[^/]*/g)).toEqual([
    '<th class="number">A month<',
    '<td class="number"><b>$3,850<',
    '<td class="number">$4,780<',
  ])
  expect(marked.replaceAll(' class="number"', '')).toBe(html)
})

test('ranges, percentages and headings without a thead count; joined cells do not', () => {
  const ranges = table(
    '<th>Size</th><th>Share</th>',
    '<td>600–750</td><td>3.5 %</td>',
    '<td>800–935</td><td>12 %</td>',
  )
  expect(markNumberColumns(ranges).match(/class="number"/g)).toHaveLength(6)
  const joined = table('<td colspan="2">12</td>', '<td>12</td><td>14</td>')
  expect(markNumberColumns(joined)).toBe(joined)
  const texts = '<p>12</p><p>14</p>'
  expect(markNumberColumns(texts)).toBe(texts)
})
