import type { Layout } from '@/lib/site/floor-plans/layout'
import { door, gap, glass, room, sliding, wideDoor } from '@/prisma/seed/data/floor-plan-layouts/rooms'

export const swift: Layout = [
  room('bath', [0, 0, 7, 8], [door('right', 4.5, 2.75, 'in-start')]),
  room(
    'studio',
    [7, 0, 15, 13],
    [glass('top', 5, 6), glass('right', 3.5, 6), door('bottom', 11, 2.75, 'out-start')],
  ),
  room('closet', [0, 8, 7, 5], [sliding('right', 1, 3)]),
  room('entry', [0, 13, 7, 6], [door('left', 1.5, 3, 'in-end')]),
  room('kitchenette', [7, 13, 9, 6], [gap('left', 1.5), gap('top', 2.5, 4), glass('bottom', 3, 3)]),
  room('balcony', [16, 13, 6, 6]),
]

export const towhee: Layout = [
  room('living', [0, 0, 18, 13], [glass('top', 3, 4), glass('top', 11, 4)], 'Living and dining'),
  room('bedroom', [18, 0, 12, 13], [glass('right', 4, 5), wideDoor('left', 9.5, 'in-end')]),
  room('kitchen', [0, 13, 10, 7], [glass('left', 2, 3), gap('top', 2.5, 5)]),
  room('entry', [10, 13, 8, 7], [gap('top', 2, 4), wideDoor('bottom', 2.5, 'in-end')]),
  room('bath', [18, 13, 9, 8], [sliding('left', 2.5, 3), sliding('top', 4, 3)]),
  room('closet', [27, 13, 3, 8], [sliding('top', 0, 3)]),
]

export const magpie: Layout = [
  room(
    'bedroom',
    [0, 0, 12, 14],
    [glass('left', 4, 5), glass('top', 3.5, 5), door('right', 10.5, 2.75, 'in-end')],
    'Bedroom 1',
  ),
  room('balcony', [12, 0, 14, 5]),
  room('living', [12, 5, 14, 12], [sliding('top', 4, 6)], 'Living and dining'),
  room(
    'bedroom',
    [26, 0, 12, 14],
    [glass('right', 4, 5), glass('top', 3.5, 5), door('left', 10.5, 2.75, 'in-end')],
    'Bedroom 2',
  ),
  room('bath', [0, 14, 7, 10], [glass('left', 3.5, 2), door('top', 3.8, 2.75, 'in-end')], 'Bath 1'),
  room('closet', [7, 14, 5, 10], [sliding('top', 1, 3)]),
  room('kitchen', [12, 17, 9, 7], [gap('top', 2.5, 4)]),
  room('entry', [21, 17, 5, 7], [gap('top', 1), door('bottom', 1, 3, 'in-start')]),
  room('bath', [26, 14, 12, 10], [glass('right', 4, 2), door('top', 1, 2.75, 'in-start')], 'Bath 2'),
]

export const nighthawk: Layout = [
  room('studio', [0, 0, 16, 17], [glass('left', 4, 7), glass('bottom', 5, 6), gap('right', 11.5, 4)]),
  room('bath', [16, 0, 9, 10], [door('left', 5.5, 4, 'out-start')]),
  room('entry', [16, 10, 5.5, 7], [door('bottom', 0.7, 4, 'in-start')]),
  room('closet', [21.5, 10, 3.5, 7], [sliding('left', 2, 3)]),
]
