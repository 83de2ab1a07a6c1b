import type { Layout } from '@/lib/site/floor-plans/layout'
import { door, gap, glass, room, sliding, wideDoor } from '@/prisma/seed/data/floor-plan-layouts/rooms'

export const apricot: Layout = [
  room('balcony', [0, 0, 5, 8]),
  room(
    'living',
    [5, 0, 12, 16],
    [glass('top', 3, 6), door('left', 2, 2.75, 'out-start'), door('bottom', 1.5, 3, 'in-start')],
  ),
  room('alcove', [17, 0, 9, 11], [glass('right', 3, 5), gap('left', 6, 4)]),
  room('kitchenette', [0, 8, 5, 8], [glass('left', 2.5, 3), gap('right', 1.5, 4)]),
  room('bath', [17, 11, 9, 5], [door('left', 1.2, 2.75, 'out-start')]),
]

export const peach: Layout = [
  room('entry', [0, 0, 6, 7], [door('top', 1.5, 3, 'in-end'), gap('bottom', 1, 4)]),
  room('kitchen', [6, 0, 11, 7], [glass('top', 3.5, 4), gap('bottom', 3, 5)]),
  room('closet', [17, 0, 4, 7], [sliding('bottom', 0.5, 3)]),
  room('bath', [21, 0, 9, 7], [glass('right', 2, 2), door('bottom', 1, 2.75, 'in-start')]),
  room('living', [0, 7, 17, 12], [glass('left', 3, 6), sliding('bottom', 5, 6)], 'Living and dining'),
  room(
    'bedroom',
    [17, 7, 13, 12],
    [door('left', 1, 2.75, 'in-start'), sliding('bottom', 4, 5), glass('right', 4, 4)],
  ),
  room('terrace', [0, 19, 30, 5]),
]

export const pear: Layout = [
  room('den', [0, 0, 8, 9], [glass('left', 2.5, 4), wideDoor('right', 5.5, 'in-end')]),
  room('living', [8, 0, 14, 20], [glass('top', 3, 8), wideDoor('bottom', 9, 'in-end')]),
  room(
    'bedroom',
    [22, 0, 12, 12],
    [glass('right', 3.5, 5), glass('top', 4, 4), wideDoor('left', 8.5, 'in-end')],
  ),
  room('kitchen', [0, 9, 8, 11], [glass('left', 3.5, 4), gap('right', 2, 5)]),
  room('closet', [22, 12, 3, 8], [sliding('top', 0, 3)]),
  room('bath', [25, 12, 9, 8], [glass('right', 3, 2), wideDoor('top', 1, 'out-start')]),
]

export const plum: Layout = [
  room(
    'bedroom',
    [0, 0, 10, 7],
    [glass('left', 1.5, 4), door('top', 6.6, 2.75, 'in-end'), door('right', 3.6, 2.75, 'out-end')],
    'Guest room',
  ),
  room('bath', [10, 0, 8, 7], [door('right', 3.5, 2.75, 'in-end')]),
  room('hall', [18, 0, 7, 12], [door('top', 2, 3, 'in-end'), gap('bottom', 1.5, 4)]),
  room('kitchen', [25, 0, 11, 12], [glass('right', 4, 4), gap('left', 7), gap('bottom', 3.5, 4)]),
  room('bath', [0, 7, 10, 6], [glass('left', 2, 2), door('bottom', 6.5, 2.75, 'in-end')], 'Main bath'),
  room('closet', [10, 7, 8, 6], [sliding('bottom', 2, 3)]),
  room(
    'bedroom',
    [0, 13, 18, 13],
    [glass('bottom', 6, 6), glass('left', 4, 5), door('right', 0.8)],
    'Main bedroom',
  ),
  room('living', [18, 12, 18, 14], [glass('bottom', 2, 6), glass('bottom', 10, 5), glass('right', 4, 6)]),
]
