import { expect, test } from 'vitest'
import { columnsOf, labelTables } from '@/components/site/page-sections/labeled-table'

const TABLE =
  '<table><thead><tr><th scope="col">House</th><th scope="col">Rent, <em>"from"</em></th></tr></thead>' +
  '<tbody><tr><th scope="row">Lodge</th><td>$3,850</td></tr></tbody></table>'

test('gives each cell the heading of its column and keeps the roles of a table', () => {
  const html = labelTables(`<p>Before</p>${TABLE}`)
  expect(html).toContain('<p>Before</p><table role="table">')
  expect(html).toContain('<th role="rowheader" scope="row">Lodge</th>')
  expect(html).toContain('<td role="cell" data-label="Rent, &quot;from&quot;">$3,850</td>')
})

test('makes no heading of an empty corner', () => {
  const html = labelTables(TABLE.replace('House', ''))
  expect(html).toContain('<tr role="row"><td role="cell"></td><th role="columnheader"')
})

test('leaves text without a table as it is', () => {
  expect(labelTables('<p>Eggs</p>')).toBe('<p>Eggs</p>')
})

test('counts columns', () => {
  expect(columnsOf(TABLE)).toBe(2)
  expect(columnsOf('<p>Eggs</p>')).toBe(0)
})
