import { Tile } from '@/components/ui/tile'

type Choice = { value: string; label: string; detail?: string }

type Props = {
  name: string
  legend: string
  value: string
  choices: Choice[]
  onChange: (value: string) => void
}

/** Days or times as large tiles; radio buttons for keyboard and screen readers. */
export function TimeTiles({ name, legend, value, choices, onChange }: Props) {
  return (
    <fieldset>
      <legend className="mb-2 text-control font-[620]">{legend}</legend>
      <div className="grid grid-cols-2 gap-2 min-[26rem]:grid-cols-3">
        {choices.map(({ value: choice, label, detail }) => (
          <Tile
            key={choice}
            name={name}
            value={choice}
            isChosen={choice === value}
            onChoose={() => onChange(choice)}
            className="flex-col justify-center py-1.5 text-center text-control"
          >
            {label}
            {detail && <span className="text-small font-normal">{detail}</span>}
          </Tile>
        ))}
      </div>
    </fieldset>
  )
}
