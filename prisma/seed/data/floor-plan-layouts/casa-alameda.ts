import type { Layout } from '@/lib/site/floor-plans/layout'
import { door, gap, glass, room, sliding, wideDoor } from '@/prisma/seed/data/floor-plan-layouts/rooms'

export const mulberry: Layout = [
  room('bath', [0, 0, 8, 7], [glass('top', 3, 2), door('right', 3.8, 2.75, 'in-end')]),
  room('studio', [8, 0, 16, 18], [glass('right', 4, 8), glass('top', 5, 5), gap('left', 12.25)]),
  room('kitchenette', [0, 7, 8, 5], [gap('right', 0.8, 3.5)]),
  room('entry', [0, 12, 8, 3.5], [door('left', 0.25, 3, 'in-end')]),
  room('closet', [0, 15.5, 8, 2.5], [sliding('top', 2.5, 3)]),
]

export const pinon: Layout = [
  room('alcove', [0, 0, 10, 10], [glass('left', 3, 4), gap('right', 5.5, 4)]),
  room('living', [10, 0, 12, 14], [glass('top', 3, 6), wideDoor('right', 5, 'out-start')], 'Sitting room'),
  room('balcony', [22, 3, 4, 7], [], 'Nook'),
  room('bath', [0, 10, 10, 8], [wideDoor('right', 0.5, 'out-start')]),
  room('entry', [10, 14, 12, 4], [gap('top', 4, 4), wideDoor('bottom', 7, 'in-end')]),
]

export const elm: Layout = [
  room('kitchenette', [0, 0, 10, 7], [glass('left', 2, 3), gap('right', 1.5, 4)]),
  room(
    'living',
    [10, 0, 12, 18],
    [door('top', 4.5, 3, 'in-start'), glass('bottom', 2.5, 7)],
    'Shared living',
  ),
  room('bath', [22, 0, 10, 7], [glass('right', 2.5, 2), door('left', 2.2, 2.75, 'out-end')]),
  room('bedroom', [0, 7, 10, 11], [glass('left', 3, 5), door('right', 0.8, 2.75, 'in-start')], 'Bedroom 1'),
  room('bedroom', [22, 7, 10, 11], [glass('right', 3, 5), door('left', 0.8, 2.75, 'in-start')], 'Bedroom 2'),
]

export const desertWillow: Layout = [
  room(
    'studio',
    [0, 0, 15, 16],
    [glass('left', 1, 5), glass('top', 1, 5), sliding('bottom', 5, 5), gap('right', 10, 4)],
  ),
  room('bath', [15, 0, 9, 9], [glass('top', 5, 2), wideDoor('left', 5.6, 'out-start')]),
  room('entry', [15, 9, 6, 7], [door('bottom', 1, 4, 'in-start')]),
  room('closet', [21, 9, 3, 7], [sliding('left', 2, 3)]),
  room('terrace', [0, 16, 15, 5], [], 'Patio'),
]
