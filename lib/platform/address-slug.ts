import anyAscii from 'any-ascii'
import { plainSlug } from '@/lib/platform/plain-slug'

/** The URL form of a name or heading, with every letter in Latin: 'Łódź, 5½ days' → 'lodz-5-1-2-days'. */
export function addressSlug(name: string): string {
  // Composed, because the table knows no letter with a separate accent; "5½" is not fifty-one halves.
  const separated = name.normalize('NFC').replace(/\p{N}(?=[¼-¾⅐-⅞])/gu, '$& ')
  return plainSlug(anyAscii(separated))
}
