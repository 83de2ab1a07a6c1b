import 'server-only'
import type { Readable } from 'node:stream'
import { badRequest } from '@/lib/platform/errors'
import { readXml, UnreadableXml } from '@/lib/platform/read-xml'
import { UnreadableZip, type ZipEntries, zipEntries } from '@/lib/platform/zip-entries'
import { isMomentFormat, momentOfSerial } from '@/lib/records/import/excel-moment'

/** A sheet of 5 MB has up to 50 MB of XML. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024
const MAX_COLUMNS = 500

type Attributes = Record<string, string>

/**
 * The cells of a workbook's first sheet that is not hidden, as Excel would save them in a CSV file; dates and
 * times as '2026-12-01 14:30'. @param maxRows rows below are not read @throws AppError 400
 */
export async function readWorkbook(bytes: Buffer, maxRows: number): Promise<string[][]> {
  try {
    const zip = await zipEntries(bytes, MAX_UNPACKED_BYTES)
    const { path, is1904 } = await firstSheet(zip)
    const [texts, isMoment] = [await sharedTexts(zip), await momentStyles(zip)]
    return await rowsOf(zip, path, { texts, isMoment, is1904, maxRows })
  } catch (error) {
    if (error instanceof UnreadableZip || error instanceof UnreadableXml)
      throw badRequest(
        'This workbook cannot be read. Please save it in Excel as “CSV UTF-8” and choose that file',
      )
    throw error
  }
}

async function firstSheet(zip: ZipEntries): Promise<{ path: string; is1904: boolean }> {
  const workbook = await zip.open('xl/workbook.xml')
  if (!workbook)
    throw badRequest('This is a compressed file, not a table. Please choose a CSV file or an Excel workbook')
  const sheets: Attributes[] = []
  let is1904 = false
  await readXml(textOf(workbook), {
    open(name, attributes) {
      if (local(name) === 'sheet') sheets.push(attributes)
      if (local(name) === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '')
    },
  })
  const sheet = sheets.find(({ state = 'visible' }) => state === 'visible') ?? sheets[0]
  const id = Object.entries(sheet ?? {}).find(([name]) => local(name) === 'id')?.[1]
  let target = 'worksheets/sheet1.xml'
  const relations = await zip.open('xl/_rels/workbook.xml.rels')
  if (relations)
    await readXml(textOf(relations), {
      open(_, { Id, Target }) {
        if (Id === id && Target) target = Target
      },
    })
  return { path: target.startsWith('/') ? target.slice(1) : `xl/${target}`, is1904 }
}

async function sharedTexts(zip: ZipEntries): Promise<string[]> {
  const file = await zip.open('xl/sharedStrings.xml')
  const texts: string[] = []
  const depth = { inText: false, inReading: false }
  if (file)
    await readXml(textOf(file), {
      open(name) {
        if (local(name) === 'si') texts.push('')
        if (local(name) === 'rPh') depth.inReading = true
        depth.inText = local(name) === 't' && !depth.inReading
      },
      text(text) {
        if (depth.inText) texts.push((texts.pop() ?? '') + text)
      },
      close(name) {
        if (local(name) === 't') depth.inText = false
        if (local(name) === 'rPh') depth.inReading = false
      },
    })
  return texts.map(withoutEscapes)
}

/** For each cell style, true when it shows a number as a date or time. */
async function momentStyles(zip: ZipEntries): Promise<boolean[]> {
  const file = await zip.open('xl/styles.xml')
  const formats = new Map<number, string>()
  const styles: boolean[] = []
  let isInCells = false
  if (file)
    await readXml(textOf(file), {
      open(name, { numFmtId, formatCode }) {
        if (local(name) === 'numFmt') formats.set(Number(numFmtId), formatCode ?? '')
        if (local(name) === 'cellXfs') isInCells = true
        else if (local(name) === 'xf' && isInCells)
          styles.push(isMomentFormat(Number(numFmtId ?? 0), formats.get(Number(numFmtId))))
      },
      close(name) {
        if (local(name) === 'cellXfs') isInCells = false
      },
    })
  return styles
}

type Reading = { texts: string[]; isMoment: boolean[]; is1904: boolean; maxRows: number }

async function rowsOf(zip: ZipEntries, path: string, reading: Reading): Promise<string[][]> {
  const sheet = await zip.open(path)
  if (!sheet) throw new UnreadableZip('no sheet')
  const rows: string[][] = []
  let [row, column] = [-1, -1]
  let cell: { kind: string; style: number; text: string } | null = null
  let isValue = false
  await readXml(textOf(sheet), {
    open(name, attributes) {
      const tag = local(name)
      if (tag === 'row') {
        row = attributes.r ? Number(attributes.r) - 1 : row + 1
        column = -1
      }
      if (tag === 'c') {
        column = attributes.r ? columnOf(attributes.r) : column + 1
        cell = { kind: attributes.t ?? 'n', style: Number(attributes.s ?? 0), text: '' }
      }
      isValue = tag === 'v' || tag === 't'
    },
    text(text) {
      if (cell && isValue) cell.text += text
    },
    close(name) {
      isValue = false
      if (local(name) !== 'c' || !cell) return
      const text = cellText(cell, reading)
      if (text !== '' && row >= 0 && row < reading.maxRows && column >= 0 && column < MAX_COLUMNS) {
        while (rows.length <= row) rows.push([])
        const cells = rows[row] ?? []
        while (cells.length < column) cells.push('')
        cells[column] = text
      }
      cell = null
    },
  })
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  return rows.map((cells) => [...cells, ...Array<string>(width - cells.length).fill('')])
}

function cellText(
  { kind, style, text }: { kind: string; style: number; text: string },
  reading: Reading,
): string {
  if (kind === 's') return reading.texts[Number(text)] ?? ''
  if (kind === 'inlineStr' || kind === 'str') return withoutEscapes(text)
  if (kind === 'b') return text === '1' ? 'TRUE' : text === '' ? '' : 'FALSE'
  // '#N/A' and other errors of formulas are no values.
  if (kind === 'e' || text === '') return ''
  if (kind === 'd') return text.replace('T', ' ')
  const number = Number(text)
  if (reading.isMoment[style]) return momentOfSerial(reading.is1904 ? number + 1462 : number) ?? text
  // Numbers are stored with more digits than Excel shows: 0.1 + 0.2.
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : text
}

/** 'B7' is column 1. */
function columnOf(address: string): number {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0] ?? ''
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** '_x000D_' stands for a character that XML cannot hold. */
function withoutEscapes(text: string): string {
  return text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

async function* textOf(file: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  try {
    for await (const piece of file) yield decoder.decode(piece as Buffer, { stream: true })
  } catch (error) {
    throw new UnreadableZip(String(error))
  }
  yield decoder.decode()
}
