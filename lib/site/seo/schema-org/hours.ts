import { addDays } from 'date-fns'
import { isOpen, ordinaryWeek, type StaffedHoursRow, specialRulesOn } from '@/lib/site/content/staffed-days'
import type { SchemaNode } from '@/lib/site/seo/schema-org/json-ld'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const CLOSED = '00:00'
/** Days ahead for which special hours are told. */
const DAYS_AHEAD = 90

/** Hours in which somebody answers: the ordinary week, and the special days of the next three months. */
export function hoursNodes(rows: readonly StaffedHoursRow[], today: Date) {
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) =>
    addDays(today, ahead).toISOString().slice(0, 10),
  )
  return {
    openingHoursSpecification: ordinaryWeek(rows).flatMap((rules, weekday) =>
      rules.map((rule) => specification(rule, { dayOfWeek: `https://schema.org/${DAYS[weekday]}` })),
    ),
    specialOpeningHoursSpecification: days.flatMap((day) =>
      (specialRulesOn(rows, day) ?? []).map((rule) =>
        specification(rule, { validFrom: day, validThrough: day }),
      ),
    ),
  }
}

type Rule = { opensAt: string | null; closesAt: string | null; closed: boolean }

/** Opening and closing at the same time means closed. */
function specification(rule: Rule, when: object): SchemaNode {
  const times = isOpen(rule)
    ? { opens: rule.opensAt, closes: rule.closesAt }
    : { opens: CLOSED, closes: CLOSED }
  return { '@type': 'OpeningHoursSpecification', ...times, ...when }
}
