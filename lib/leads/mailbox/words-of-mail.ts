import { htmlLines } from '@/lib/leads/mailbox/html-lines'
import type { MailParts, MailText } from '@/lib/leads/mailbox/mail-parts'

/** A part with less than this share of the other's letters is a placeholder or a preview. */
const PLACEHOLDER_SHARE = 0.5
/** More than is kept, in characters. */
const MOST = 200_000

/** The words of a mail, with a line about what is `leftOut` of them, by name. */
export function wordsOfMail({ texts, attachments, pictures }: MailParts): {
  words: string
  leftOut: string[]
} {
  let words = ''
  for (const text of texts) {
    if (words.length > MOST) break
    const part = fullerText(text)
    words += words && part ? `\n\n${part}` : part
  }
  const leftOut = words ? attachments : [...attachments, ...pictures]
  if (leftOut.length === 0) return { words, leftOut }
  const names = leftOut.join(', ')
  const about = words
    ? `${words}\n\n-----\nAttached, not shown here: ${names}`
    : `The text of this email is in an attachment that could not be read: ${names}. Open the original.`
  return { words: about, leftOut }
}

/**
 * Of two formats of one text, the one that says more; both when each has a phone number that the other lacks.
 * Programs put “Please open this message in a browser” or the first words beside the full text.
 */
function fullerText({ plain, html }: MailText): string {
  const text = plain
    .slice(0, MOST)
    .replace(/\[cid:[^\]\s]*\]/gi, '')
    .trim()
  const lines = htmlLines(html).slice(0, MOST)
  if (!text || !lines) return text || lines
  const [inText, inLines] = [numbersIn(text), numbersIn(lines)]
  const textLacks = [...inLines].some((number) => !inText.has(number))
  const linesLack = [...inText].some((number) => !inLines.has(number))
  if (textLacks) return linesLack ? `${lines}\n\n${text}` : lines
  const isPlaceholder = !linesLack && letters(text) < letters(lines) * PLACEHOLDER_SHARE
  return isPlaceholder ? lines : text
}

const withoutAddresses = (text: string) => text.replace(/https?:\/\/\S+/gi, '')

const letters = (text: string) => withoutAddresses(text).replace(/\P{L}/gu, '').length

/** Digits of everything as long as a phone number. */
function numbersIn(text: string): Set<string> {
  const found = withoutAddresses(text).matchAll(/\d(?:[ \u00a0().\p{Pd}]{0,3}\d){9,14}/gu)
  return new Set([...found].map(([number]) => number.replace(/\D/g, '').slice(-10)))
}
