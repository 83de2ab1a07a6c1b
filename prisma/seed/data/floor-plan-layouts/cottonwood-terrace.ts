import type { Layout } from '@/lib/site/floor-plans/layout'
import { door, gap, glass, room, sliding, wideDoor } from '@/prisma/seed/data/floor-plan-layouts/rooms'

export const killdeer: Layout = [
  room('kitchenette', [0, 0, 10, 7], [glass('left', 2, 3), gap('bottom', 3, 4)]),
  room('entry', [10, 0, 5, 7], [door('top', 1, 3, 'in-end'), gap('bottom', 1)]),
  room('studio', [0, 7, 15, 13], [glass('left', 4, 6), glass('bottom', 3, 6), sliding('right', 8, 4)]),
  room('bath', [15, 0, 7, 9], [door('left', 3.5, 2.75, 'in-start')]),
  room('closet', [15, 9, 7, 4], [sliding('left', 0.5, 3)]),
  room('balcony', [15, 13, 7, 7]),
]

export const meadowlark: Layout = [
  room('terrace', [0, 0, 30, 5]),
  room(
    'bedroom',
    [0, 5, 13, 12],
    [glass('top', 1.5, 3), sliding('top', 6, 5), door('right', 8.5, 2.75, 'in-start')],
  ),
  room('living', [13, 5, 17, 12], [sliding('top', 4, 6), glass('right', 3, 6)], 'Living and dining'),
  room('bath', [0, 17, 8, 7], [door('top', 4.8, 2.75, 'in-end')]),
  room('closet', [8, 17, 5, 7], [sliding('top', 1, 3)]),
  room('kitchen', [13, 17, 11, 7], [gap('top', 3, 5)]),
  room('entry', [24, 17, 6, 7], [gap('top', 1, 4), door('bottom', 1.5, 3, 'in-start')]),
]

export const bluebird: Layout = [
  room('bedroom', [0, 0, 12, 12], [glass('left', 3.5, 5), wideDoor('right', 8.5, 'in-end')]),
  room('living', [12, 0, 15, 13], [glass('top', 4, 7), sliding('right', 5, 4)]),
  room('balcony', [27, 2, 5, 9]),
  room('bath', [0, 12, 12, 7], [wideDoor('right', 1.2, 'out-start'), wideDoor('top', 3, 'out-start')]),
  room('entry', [12, 13, 6, 8], [gap('top', 1.5, 3.5), wideDoor('bottom', 1.5, 'in-start')]),
  room('kitchen', [18, 13, 9, 8], [glass('right', 2, 4), gap('top', 2.5, 4)]),
]

export const chickadee: Layout = [
  room(
    'studio',
    [8, 0, 16, 18],
    [glass('right', 3, 6), glass('right', 11, 4), glass('top', 5, 5), gap('left', 13.5, 3.5)],
  ),
  room('bath', [0, 0, 8, 9], [wideDoor('right', 5.6, 'out-start')]),
  room('closet', [0, 9, 8, 3], [sliding('right', 0, 3)]),
  room('entry', [0, 12, 8, 6], [wideDoor('left', 1.5, 'in-start')]),
]
