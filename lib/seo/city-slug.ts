/** The address form of a city's name: 'Colorado Springs' → 'colorado-springs'. */
export function citySlug(city: string): string {
  return city
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
