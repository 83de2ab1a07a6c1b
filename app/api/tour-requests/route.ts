import { route } from '@/lib/http/route'
import { takeIn } from '@/lib/intake/take-in'
import { tourForm } from '@/lib/leads/tour-form'

/** A lead; partners' systems need no cookie and no Origin. */
export const POST = route((request) => takeIn(request, tourForm))
