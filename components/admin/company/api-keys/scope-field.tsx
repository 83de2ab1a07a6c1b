import { DescribedChoices } from '@/components/ui/described-choices'
import { KEY_SCOPES, type KeyScope, SCOPE_COPY } from '@/lib/accounts/access/key-scopes'

type Props = { value: KeyScope[]; error: string | undefined; onValue: (scopes: KeyScope[]) => void }

export function ScopeField(props: Props) {
  return <DescribedChoices name="scopes" legend="What the key can do" choices={CHOICES} {...props} />
}

const CHOICES = KEY_SCOPES.map((value) => ({
  value,
  label: (
    <>
      {SCOPE_COPY[value].label}
      <code className="text-dense font-normal text-ink-soft">{value}</code>
    </>
  ),
  hint: SCOPE_COPY[value].hint,
}))
