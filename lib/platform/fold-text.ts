const APOSTROPHES = /['`\u00b4\u2018\u2019\u02bc\u02bb\u2032]/g
const MARKS = /[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]/g
const HYPHENS = /[-\u2010-\u2015\u2212]/g

/** Letters without a decomposition in Unicode. */
const LETTERS: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ς: 'σ',
}

/**
 * Text as search compares it: lower case, without accents and apostrophes, hyphens as spaces. The SQL
 * function `fold_text` does the same to what is stored (decision 099).
 */
export function foldText(text: string): string {
  return text
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(APOSTROPHES, '')
    .replace(HYPHENS, ' ')
    .toLowerCase()
    .replace(/[łøđðħŧŋıßæœþς]/g, (letter) => LETTERS[letter] ?? letter)
}
