import type { Layout } from '@/lib/site/floor-plans/layout'
import { door, gap, glass, room, sliding, wideDoor } from '@/prisma/seed/data/floor-plan-layouts/rooms'

export const wren: Layout = [
  room('alcove', [0, 0, 9, 11], [glass('top', 2.5, 4), sliding('right', 6.5, 4)]),
  room('living', [9, 0, 12, 16], [glass('top', 3, 6), door('bottom', 7.5, 3, 'in-end')]),
  room('bath', [0, 11, 9, 5], [door('right', 1.2, 2.75, 'out-start')]),
  room('kitchenette', [21, 0, 5, 8], [glass('right', 2, 3), gap('left', 2, 4)]),
  room('balcony', [21, 8, 5, 8], [door('left', 2, 2.75, 'out-start')]),
]

export const finch: Layout = [
  room('bedroom', [0, 0, 12, 13], [glass('left', 3.5, 6), wideDoor('right', 9.5, 'in-end')]),
  room('closet', [0, 13, 3, 8], [sliding('top', 0, 3)]),
  room('bath', [3, 13, 9, 8], [wideDoor('top', 3, 'out-start')]),
  room(
    'living',
    [12, 0, 18, 13],
    [glass('top', 3, 5), glass('top', 10, 5), glass('right', 4, 5)],
    'Living and dining',
  ),
  room('kitchen', [12, 13, 11, 8], [gap('top', 3, 5)]),
  room('entry', [23, 13, 7, 8], [gap('top', 1.5, 4), wideDoor('bottom', 2, 'in-end')]),
]

export const nuthatch: Layout = [
  room(
    'studio',
    [0, 0, 14, 20],
    [glass('left', 3, 5), glass('left', 12, 5), sliding('bottom', 5, 4), gap('right', 14, 4)],
  ),
  room('bath', [14, 0, 8, 9], [wideDoor('left', 5.6, 'out-start')]),
  room('closet', [14, 9, 8, 3.5], [sliding('left', 0.25, 3)]),
  room('entry', [14, 12.5, 8, 7.5], [wideDoor('right', 2, 'in-start')]),
  room('terrace', [0, 20, 14, 5], [], 'Rose garden'),
]

export const robin: Layout = [
  room('bedroom', [0, 0, 10, 11], [glass('left', 3, 5), door('right', 7.5, 2.75, 'in-end')], 'Bedroom 1'),
  room('bedroom', [22, 0, 10, 11], [glass('right', 3, 5), door('left', 7.5, 2.75, 'in-end')], 'Bedroom 2'),
  room(
    'living',
    [10, 0, 12, 18],
    [glass('top', 2.5, 7), door('bottom', 4.5, 3, 'in-start')],
    'Shared living',
  ),
  room('bath', [0, 11, 10, 7], [glass('left', 2.5, 2), door('right', 2, 2.75, 'out-start')]),
  room('kitchenette', [22, 11, 10, 7], [glass('right', 2, 3), gap('left', 1.5, 4)]),
]
