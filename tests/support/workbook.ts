import { strToU8, zipSync } from 'fflate'

const WORKBOOK = `<?xml version="1.0"?><workbook xmlns:r="r"><sheets>
<sheet name="Notes" sheetId="2" state="hidden" r:id="h"/><sheet name="List" sheetId="1" r:id="s"/></sheets></workbook>`
const RELATIONS = `<Relationships><Relationship Id="h" Target="worksheets/hidden.xml"/>
<Relationship Id="s" Target="worksheets/sheet7.xml"/></Relationships>`

/** An Excel workbook of one visible sheet, or a ZIP of other files without `sheet`. */
export function workbook({
  sheet,
  files = {},
}: {
  sheet?: string
  files?: Record<string, string>
}): Uint8Array {
  const parts = sheet
    ? {
        'xl/workbook.xml': WORKBOOK,
        'xl/_rels/workbook.xml.rels': RELATIONS,
        'xl/worksheets/sheet7.xml': sheet,
      }
    : {}
  const all = Object.entries({ ...parts, ...files }).map(([path, text]) => [path, strToU8(text)] as const)
  return zipSync(Object.fromEntries(all), { level: 1 })
}
