/** Characters of the GSM-7 alphabet: a text of these alone holds 160, any other only 70 (3GPP TS 23.038). */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
/** These take the place of two. */
const GSM_DOUBLE = '^{}\\[~]|€\f'

/** Carriers bill by segment, and split longer texts visibly. */
const MAX_SEGMENTS = 2

/** Characters of a text that fits one segment, and of each segment of a longer one. */
const SIZES = { gsm: { alone: 160, joined: 153 }, unicode: { alone: 70, joined: 67 } }

const isGsm = (character: string) => GSM.includes(character) || GSM_DOUBLE.includes(character)

/** Segments that a carrier counts for a text. */
export function textSegments(text: string): number {
  const characters = [...text]
  const isPlain = characters.every(isGsm)
  // Outside GSM-7, UTF-16 units count.
  const length = isPlain
    ? characters.reduce((sum, character) => sum + (GSM_DOUBLE.includes(character) ? 2 : 1), 0)
    : text.length
  const { alone, joined } = isPlain ? SIZES.gsm : SIZES.unicode
  return length <= alone ? 1 : Math.ceil(length / joined)
}

export function fitsText(text: string): boolean {
  return textSegments(text) <= MAX_SEGMENTS
}

/** The first of these wordings, fullest first, that fits a text; the last one must fit. */
export function firstThatFits(...wordings: [string, ...string[]]): string {
  return wordings.find(fitsText) ?? wordings[wordings.length - 1] ?? ''
}

/** Shortens a name to whole words of at most `max` characters. */
export function shortName(name: string, max: number): string {
  if (name.length <= max) return name
  const cut = name.slice(0, max + 1)
  return (cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut.slice(0, max)).trim()
}

const PLAIN: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
}

/**
 * Writes a text in GSM-7 where a plain form exists: a single curly quote or accent would cut a segment from
 * 160 to 70 characters. Other letters stay.
 */
export function plainText(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => {
      if (isGsm(character)) return character
      const base = PLAIN[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '')
      return base === '' ? '' : [...base].every(isGsm) ? base : character
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Like `plainText`, without the letters that have no plain form: for our own words around names. */
export function gsmText(text: string): string {
  return [...plainText(text)]
    .filter(isGsm)
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.:])/g, '$1')
    .trim()
}
