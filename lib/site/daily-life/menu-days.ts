import { daysBetween, daysOf } from '@/lib/site/daily-life/calendar-month'

const MEALS = ['breakfast', 'soup', 'lunch', 'supper'] as const

/** Dishes are one a line. */
type MenuRow = {
  servedOn: Date
  everyWeeks: number | null
  endsOn: Date | null
} & Record<(typeof MEALS)[number], string | null>

type Meal = { name: string; dishes: string[] }

export type MenuDay = { day: Date; meals: Meal[] }

const NAMES: Record<(typeof MEALS)[number], string> = {
  breakfast: 'Breakfast',
  soup: 'Soup of the day',
  lunch: 'Lunch',
  supper: 'Supper',
}

/** Days of a month with a menu. */
export function menuDays(rows: readonly MenuRow[], month: Date): MenuDay[] {
  return daysOf(month).flatMap((day) => {
    const row = menuOn(rows, day)
    const meals = row ? mealsOf(row) : []
    return meals.length > 0 ? [{ day, meals }] : []
  })
}

/** The menu of a day: its own, or else the newest that is served again on it. */
function menuOn(rows: readonly MenuRow[], day: Date): MenuRow | undefined {
  const served = rows.filter((row) => isServedOn(row, day))
  const own = served.find(({ servedOn }) => daysBetween(servedOn, day) === 0)
  return own ?? served.toSorted((a, b) => b.servedOn.getTime() - a.servedOn.getTime())[0]
}

function isServedOn({ servedOn, everyWeeks, endsOn }: MenuRow, day: Date): boolean {
  const since = daysBetween(servedOn, day)
  if (since < 0 || (endsOn && daysBetween(day, endsOn) < 0)) return false
  return since === 0 || (everyWeeks !== null && since % (7 * everyWeeks) === 0)
}

function mealsOf(row: MenuRow): Meal[] {
  return MEALS.flatMap((meal) => {
    const dishes = (row[meal] ?? '')
      .split('\n')
      .map((dish) => dish.trim())
      .filter((dish) => dish !== '')
    return dishes.length > 0 ? [{ name: NAMES[meal], dishes }] : []
  })
}
