import type { RedirectSeed } from '@/prisma/seed/data/shapes'

/** URLs of the old website, still printed on brochures and magnets. */
export const redirects: RedirectSeed[] = [
  { fromPath: '/locations', toPath: '/communities', statusCode: 308 },
  { fromPath: '/locations/boulder', toPath: '/communities/evergrove-lodge', statusCode: 308 },
  { fromPath: '/locations/pueblo', toPath: '/communities/casa-alameda', statusCode: 308 },
  { fromPath: '/about', toPath: '/about-us', statusCode: 308 },
  { fromPath: '/news', toPath: '/blog', statusCode: 308 },
  { fromPath: '/jobs', toPath: '/careers', statusCode: 308 },
  { fromPath: '/rates', toPath: '/pricing-and-availability', statusCode: 308 },
  { fromPath: '/care-quiz', toPath: '/care-navigator', statusCode: 308 },
  { fromPath: '/guide', toPath: '/resources/senior-living-guide', statusCode: 308 },
]
