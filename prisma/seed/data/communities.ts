import { casaAlameda } from '@/prisma/seed/data/communities/casa-alameda'
import { cottonwoodTerrace } from '@/prisma/seed/data/communities/cottonwood-terrace'
import { evergroveLodge } from '@/prisma/seed/data/communities/evergrove-lodge'
import { juniperCommunity } from '@/prisma/seed/data/communities/juniper-house'
import { larkspurCommons } from '@/prisma/seed/data/communities/larkspur-commons'
import { redMesaCourt } from '@/prisma/seed/data/communities/red-mesa-court'
import type { CommunitySeed } from '@/prisma/seed/data/shapes'

/** In list order. */
export const communities: CommunitySeed[] = [
  evergroveLodge,
  juniperCommunity,
  cottonwoodTerrace,
  redMesaCourt,
  casaAlameda,
  larkspurCommons,
]
