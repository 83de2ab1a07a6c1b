import type { Layout } from '@/lib/site/floor-plans/layout'
import { door, gap, glass, room, sliding, wideDoor } from '@/prisma/seed/data/floor-plan-layouts/rooms'

export const aspen: Layout = [
  room(
    'studio',
    [0, 0, 16, 18],
    [glass('top', 5, 5), glass('left', 3, 4), glass('left', 11, 4), gap('right', 6.5)],
  ),
  room('kitchenette', [16, 0, 8, 6], [glass('top', 2.5, 3), gap('bottom', 2.5)]),
  room('entry', [16, 6, 8, 4], [door('right', 0.5, 3, 'in-start')]),
  room('closet', [16, 10, 2.5, 8], [sliding('top', 0.25, 2)]),
  room('bath', [18.5, 10, 5.5, 8], [door('top', 0.3, 2.5, 'in-start')]),
]

export const lodgepole: Layout = [
  room('bedroom', [0, 0, 12, 12], [glass('left', 3, 5), glass('top', 4, 4), door('right', 8.5)]),
  room('bath', [0, 12, 7, 8], [door('top', 3.8, 2.75, 'in-end')]),
  room('closet', [7, 12, 5, 8], [sliding('top', 1, 3)]),
  room('living', [12, 0, 14, 20], [glass('top', 3, 8), door('bottom', 2, 3, 'in-start')]),
  room('den', [26, 0, 8, 9], [glass('right', 2.5, 4), door('left', 5.5, 2.75, 'in-end')]),
  room('kitchen', [26, 9, 8, 11], [glass('right', 3.5, 4), gap('left', 2, 5)]),
]

export const spruce: Layout = [
  room('living', [0, 0, 16, 13], [glass('left', 3, 6), glass('top', 5, 6), sliding('right', 0.8, 3.5)]),
  room('balcony', [16, 0, 12, 5]),
  room('bedroom', [16, 5, 12, 11], [glass('right', 2.5, 5), wideDoor('left', 4.8, 'in-end')]),
  room('kitchen', [0, 13, 9, 10], [glass('left', 3, 4), gap('top', 3, 4)]),
  room('hall', [9, 13, 7, 10], [gap('top', 1.5, 4), wideDoor('bottom', 2, 'in-end')]),
  room('bath', [16, 16, 12, 7], [wideDoor('left', 0.3, 'out-start')]),
]

export const ponderosa: Layout = [
  room('living', [0, 0, 18, 14], [glass('top', 2, 6), glass('top', 10, 5), glass('left', 4, 6)]),
  room(
    'bedroom',
    [18, 0, 18, 13],
    [glass('top', 6, 6), glass('right', 4, 5), door('left', 9.5)],
    'Main bedroom',
  ),
  room('kitchen', [0, 14, 11, 12], [glass('left', 4, 4), gap('top', 3.5, 4), gap('right', 1.5)]),
  room('hall', [11, 14, 7, 12], [gap('top', 1.5, 4), door('bottom', 2, 3, 'in-start')]),
  room('closet', [18, 13, 8, 6], [sliding('top', 3, 3)]),
  room('bath', [26, 13, 10, 6], [glass('right', 2, 2), door('top', 0.6, 2.75, 'in-start')], 'Main bath'),
  room('bath', [18, 19, 8, 7], [door('left', 0.8, 2.75, 'in-start')]),
  room(
    'bedroom',
    [26, 19, 10, 7],
    [glass('right', 1.5, 4), door('bottom', 0.6, 2.75, 'in-start'), door('left', 3.6, 2.75, 'out-end')],
    'Guest room',
  ),
]
