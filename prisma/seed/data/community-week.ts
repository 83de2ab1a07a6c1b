/** Weekly program on every community's printed calendar; its own events are added to it. */

/** Weekday (0 = Sunday), time, and activity. */
export const weeklyActivities: { weekday: number; at: string; what: string; needs?: string }[] = [
  { weekday: 0, at: '10:00 am', what: 'Hymns at the piano, half an hour' },
  { weekday: 0, at: '2:00 pm', what: 'Letters and calls home; somebody helps with the tablet' },
  { weekday: 1, at: '9:30 am', what: 'Stretch class, in chairs' },
  { weekday: 1, at: '10:00 am', what: 'Painting until noon', needs: 'art-studio' },
  { weekday: 1, at: '2:00 pm', what: 'Cards and dominoes' },
  { weekday: 2, at: '9:30 am', what: 'Stretch class, in chairs' },
  { weekday: 2, at: '10:00 am', what: 'The bus: doctors, bank, groceries' },
  { weekday: 2, at: '3:00 pm', what: 'Choir; nobody is asked to audition' },
  { weekday: 3, at: '9:30 am', what: 'Stretch class, in chairs' },
  { weekday: 3, at: '10:30 am', what: 'A talk of forty minutes, with slides and coffee' },
  { weekday: 3, at: '2:00 pm', what: 'Garden hour, or seed catalogs in winter', needs: 'garden-beds' },
  { weekday: 4, at: '9:30 am', what: 'Stretch class, in chairs' },
  { weekday: 4, at: '10:00 am', what: 'The bus: appointments, and one stop that is only for fun' },
  { weekday: 4, at: '3:00 pm', what: 'A chapter read aloud' },
  { weekday: 5, at: '9:30 am', what: 'Stretch class, in chairs' },
  { weekday: 5, at: '2:00 pm', what: 'A film, with captions' },
  { weekday: 5, at: '5:00 pm', what: 'Wine with supper' },
  { weekday: 6, at: '10:00 am', what: 'The big puzzle; grandchildren find the corners' },
  { weekday: 6, at: '2:00 pm', what: 'Music from somebody who lives here' },
]

/** A soup and two hot dishes at every meal; eggs or a sandwich are always available. */
export const weeklyMenus: { soup: string; lunch: [string, string]; supper: [string, string] }[] = [
  {
    soup: 'Chicken noodle',
    lunch: ['Roast chicken, mashed potatoes, green beans', 'Cheese omelette, tomato salad'],
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
