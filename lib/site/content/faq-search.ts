import { plainText } from '@/lib/site/content/plain-text'

type Question = { question: string; answer: string; category: string | null }

const MAX_QUERY = 100

/** Words too common to search for. */
const STOP_WORDS = new Set(
  'a an and are at be can do does for how i if in is it my of on or our the there to we what when who with you your'.split(
    ' ',
  ),
)

/** The query of /faqs, trimmed and cut; '' without one. */
export function faqQuery(sent: string | string[] | undefined): string {
  return ((Array.isArray(sent) ? sent[0] : sent) ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY)
}

/** Questions with all words of the query (prefixes, plurals ignored); hits in the question come first. */
export function searchFaqs<T extends Question>(faqs: T[], query: string): T[] {
  const wanted = tokenize(query)
  const significant = wanted.filter((word) => !STOP_WORDS.has(word)).map(stem)
  const sought = significant.length > 0 ? significant : wanted
  if (sought.length === 0) return []
  const countMatches = (text: string) => {
    const words = tokenize(text)
    return sought.filter((word) => words.some((other) => other.startsWith(word))).length
  }
  return faqs
    .map((faq) => ({ faq, inQuestion: countMatches(faq.question), in: countMatches(allText(faq)) }))
    .filter((match) => match.in === sought.length)
    .sort((a, b) => b.inQuestion - a.inQuestion)
    .map(({ faq }) => faq)
}

function allText({ question, answer, category }: Question): string {
  return `${question} ${category ?? ''} ${plainText(answer)}`
}

function tokenize(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

function stem(word: string): string {
  return word.length > 3 ? word.replace(/(ies|es|s|y)$/, '') : word
}
