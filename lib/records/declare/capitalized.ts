export function uncapitalized(words: string): string {
  return words.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
}

export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
