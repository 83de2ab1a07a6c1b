/** Labels cells of tables with their column heading, for phones, where CSS makes each row a block. */
export function labelTables(html: string): string {
  return html.replace(/<table>([\s\S]*?)<\/table>/g, (_, inner: string) => {
    const heads = headsOf(inner)
    const rows = inner
      .replace(/<(thead|tbody)>/g, '<$1 role="rowgroup">')
      .replace(
        /<tr>([\s\S]*?)<\/tr>/g,
        (_row, cells: string) => `<tr role="row">${labeled(cells, heads)}</tr>`,
      )
    return `<table role="table">${rows.replace(EMPTY_HEADING, '<td role="cell"></td>')}</table>`
  })
}

/** The empty corner cell would be announced as an empty heading. */
const EMPTY_HEADING = /<th role="columnheader"[^>]*>\s*<\/th>/g

/** Column count of the first table in the HTML; 0 without one. */
export function columnsOf(html: string): number {
  const row = /<tr>([\s\S]*?)<\/tr>/.exec(html)?.[1] ?? ''
  return row.match(/<t[hd][\s>]/g)?.length ?? 0
}

function headsOf(table: string): string[] {
  const head = /<thead>([\s\S]*?)<\/thead>/.exec(table)?.[1] ?? ''
  return [...head.matchAll(/<th[^>]*>([\s\S]*?)<\/th>/g)].map(([, text = '']) =>
    text.replace(/<[^>]+>/g, '').replaceAll('"', '&quot;'),
  )
}

function labeled(cells: string, heads: string[]): string {
  let column = -1
  return cells.replace(/<(t[hd])(\s[^>]*)?>/g, (_, tag: string, attributes = '') => {
    column += 1
    if (tag === 'th') {
      const role = /scope="row"/.test(attributes) ? 'rowheader' : 'columnheader'
      return `<th role="${role}"${attributes}>`
    }
    return `<td role="cell" data-label="${heads[column] ?? ''}"${attributes}>`
  })
}
