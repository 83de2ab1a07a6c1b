import type { DailyMenuSeed, WeeklyActivitySeed } from '@/prisma/seed/data/shapes'

/** The weekly program of every community; pages add its events to it. */
export const weeklyActivities: WeeklyActivitySeed[] = [
  { weekday: 0, at: '10:00 am', until: '10:30 am', what: 'Hymns at the piano' },
  { weekday: 0, at: '2:00 pm', what: 'Letters and video calls, with help on the tablet' },
  { weekday: 1, at: '9:30 am', what: 'Stretch class, in chairs' },
  { weekday: 1, at: '10:00 am', until: '12:00 pm', what: 'Painting', needs: 'art-studio' },
  { weekday: 1, at: '2:00 pm', what: 'Cards and dominoes' },
  { weekday: 2, at: '9:30 am', what: 'Stretch class, in chairs' },
  { weekday: 2, at: '10:00 am', what: 'Bus to doctors, bank and groceries' },
  { weekday: 2, at: '3:00 pm', what: 'Choir, no audition' },
  { weekday: 3, at: '9:30 am', what: 'Stretch class, in chairs' },
  { weekday: 3, at: '10:30 am', until: '11:10 am', what: 'A talk with slides and coffee' },
  { weekday: 3, at: '2:00 pm', what: 'Garden hour, or seed catalogs in winter', needs: 'garden-beds' },
  { weekday: 4, at: '9:30 am', what: 'Stretch class, in chairs' },
  { weekday: 4, at: '10:00 am', what: 'Bus to appointments, with one stop for fun' },
  { weekday: 4, at: '3:00 pm', what: 'A chapter read aloud' },
  { weekday: 5, at: '9:30 am', what: 'Stretch class, in chairs' },
  { weekday: 5, at: '2:00 pm', what: 'A film, with captions' },
  { weekday: 5, at: '5:00 pm', what: 'Wine with supper' },
  { weekday: 6, at: '10:00 am', what: 'The big puzzle, grandchildren welcome' },
  { weekday: 6, at: '2:00 pm', what: 'Music by residents' },
]

/** Served in turn. Eggs or a sandwich are always available. */
export const dailyMenus: DailyMenuSeed[] = [
  {
    soup: 'Chicken noodle',
    lunch: ['Roast chicken, mashed potatoes, green beans', 'Cheese omelet, tomato salad'],
    supper: ['Baked trout, rice, lemon', 'Vegetable pot pie'],
  },
  {
    soup: 'Split pea',
    lunch: ['Meatloaf, buttered carrots, roll', 'Macaroni and cheese, peas'],
    supper: ['Turkey and rice casserole', 'Stuffed pepper, corn'],
  },
  {
    soup: 'Tomato with basil',
    lunch: ['Pork loin, applesauce, red cabbage', 'Grilled cheese, cucumber salad'],
    supper: ['Spaghetti, meat sauce or plain', 'Poached salmon, dill, new potatoes'],
  },
  {
    soup: 'Green chile and potato',
    lunch: ['Chicken enchiladas, beans, rice', 'Quiche with spinach'],
    supper: ['Pot roast, onions, carrots', 'Baked potato with broccoli and cheddar'],
  },
  {
    soup: 'Mushroom barley',
    lunch: ['Turkey, gravy, sweet potato', 'Egg salad on rye, slaw'],
    supper: ['Chicken and dumplings', 'Lentil stew, cornbread'],
  },
  {
    soup: 'Corn chowder',
    lunch: ['Fish and chips, peas', 'Pancakes with warm berries'],
    supper: ['Beef stew, biscuit', 'Noodles with cream and mushrooms'],
  },
  {
    soup: 'Vegetable',
    lunch: ['Ham, scalloped potatoes, asparagus', 'Chicken salad with grapes'],
    supper: ['Meatballs, egg noodles, beets', 'Cheese and tomato tart'],
  },
]
