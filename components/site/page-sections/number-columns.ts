/** "$4,350", "12", "3.5 %", "600–750", "7,200+": values compared digit by digit. */
const NUMBER = /^(?:about |from |up to )?[-−+]?\$?\d[\d,.]*(?:\s?[–-]\s?\$?\d[\d,.]*)?(?:\s?%|\+)?$/i

/** Placeholders for a missing number. */
const NONE = /^(?:[–—-]|n\/a)?$/i

/** Adds `class="number"` to columns of numbers. Skips tables with merged cells. */
export function markNumberColumns(html: string): string {
  return html.replace(/<table>([\s\S]*?)<\/table>/g, (table, inner: string) => {
    if (/<t[hd][^>]*(?:col|row)span/.test(inner)) return table
    const columns = numberColumns(inner)
    if (columns.size === 0) return table
    return table.replace(/<tr>([\s\S]*?)<\/tr>/g, (_row, cells: string) => {
      let column = -1
      const marked = cells.replace(/<t([hd])(?=[\s>])/g, (cell) => {
        column += 1
        return columns.has(column) ? `${cell} class="number"` : cell
      })
      return `<tr>${marked}</tr>`
    })
  })
}

function numberColumns(table: string): Set<number> {
  const body = table.replace(/<thead>[\s\S]*?<\/thead>/, '')
  const rows = [...body.matchAll(/<tr>([\s\S]*?)<\/tr>/g)]
    .map(([, cells = '']) => cellsOf(cells))
    // A row of only headings is a header row, with or without <thead>.
    .filter((cells) => cells.some(({ tag }) => tag === 'd'))
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, at) => at).filter((at) => {
    const texts = rows.map((cells) => cells[at]?.text ?? '').filter((text) => !NONE.test(text))
    return texts.length >= 2 && texts.every((text) => NUMBER.test(text))
  })
  return new Set(columns)
}

function cellsOf(row: string): { tag: string; text: string }[] {
  return [...row.matchAll(/<t([hd])(?:\s[^>]*)?>([\s\S]*?)<\/t\1>/g)].map(([, tag = '', content = '']) => ({
    tag,
    text: content
      .replace(/<[^>]*>/g, '')
      .replaceAll('&nbsp;', ' ')
      .trim(),
  }))
}
