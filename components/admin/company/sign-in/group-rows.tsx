import { CommunityField } from '@/components/admin/company/users/community-field'
import { Card } from '@/components/admin/kit/card'
import { SelectField } from '@/components/admin/kit/select-field'
import { TextField } from '@/components/admin/kit/text-field'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { ROLES } from '@/lib/accounts/access/access'
import { ROLE_COPY } from '@/lib/accounts/access/role-copy'
import type { CompanySignInForm } from '@/lib/accounts/company/settings-schema'
import type { CommunityChoice } from '@/lib/accounts/users/community-choices'

type Groups = CompanySignInForm['groups']
type Props = {
  groups: Groups
  communities: CommunityChoice[]
  errors: Record<string, string>
  onChange: (groups: Groups) => void
}

const CHOICES = ROLES.map((role) => ({ value: role, label: ROLE_COPY[role].label }))

/** Rows for the provider's groups, with what each may do here, in order. */
export function GroupRows({ groups, communities, errors, onChange }: Props) {
  const change = (at: number, part: Partial<Groups[number]>) =>
    onChange(groups.map((row, index) => (index === at ? { ...row, ...part } : row)))
  const remove = (at: number) => onChange(groups.filter((_, index) => index !== at))
  const moveUp = (at: number) =>
    onChange(groups.toSpliced(at - 1, 2, ...groups.slice(at - 1, at + 1).reverse()))
  return (
    <Card title="Groups">
      <p className="mb-4 max-w-[65ch] text-dense text-ink-soft">
        The first group that matches a person sets the role. Other groups with the same role add their
        communities. Roles are updated at each sign-in and every hour, and people in none of these groups
        cannot sign in. Without groups, administrators invite people and set their roles here.
      </p>
      <ol className="grid gap-4">
        {groups.map(({ name, role, communityIds }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and their order counts
          <li key={at} className="grid gap-4 rounded-control border border-line p-4">
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                id={`groups-${at}`}
                label={`Group ${at + 1}`}
                value={name}
                error={errors[`groups.${at}.name`]}
                onValue={(value) => change(at, { name: value })}
                autoComplete="off"
              />
              <SelectField
                id={`groups-${at}-role`}
                label="Role"
                value={role}
                choices={CHOICES}
                error={errors[`groups.${at}.role`]}
                onValue={(value) => change(at, { role: value })}
              />
            </div>
            {role !== 'admin' && (
              <CommunityField
                communities={communities}
                value={communityIds}
                error={errors[`groups.${at}.communityIds`]}
                onValue={(value) => change(at, { communityIds: value })}
              />
            )}
            <div className="flex gap-2">
              {at > 0 && (
                <Button variant="ghost" onClick={() => moveUp(at)}>
                  Move up<span className="sr-only"> group {at + 1}</span>
                </Button>
              )}
              <Button variant="ghost" onClick={() => remove(at)}>
                Remove<span className="sr-only"> group {at + 1}</span>
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <FieldError id="groups-error" message={errors.groups ?? errors.communityIds} />
      <div className="mt-4">
        <Button
          variant="outline"
          onClick={() => onChange([...groups, { name: '', role: 'viewer', communityIds: [] }])}
        >
          Add a group
        </Button>
      </div>
    </Card>
  )
}
