// `node scripts/icon-sprite.mjs`: writes components/static/icons.svg and icon-names.ts with the icons of the
// site and the demo's amenities. Run it again when a page uses a new icon; a unit test compares them with
// `--print`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as lucide from 'lucide-react'
import { root } from './root.mjs'

const FOLDERS = ['app/(site)', 'components/site', 'components/ui']
const IMPORT = /import \{([^}]*)\} from 'lucide-react'/g
const REFERENCE = /<SpriteIcon\s+name="([a-z0-9-]+)"/g

/** @returns {{ svg: string, names: string }} contents of the two files */
function iconSprite() {
  const icons = new Map([...usedNames(), ...amenityNames()].map(iconOf))
  const names = [...icons.keys()].sort()
  const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${icons.get(name)}</symbol>`)
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${symbols.join('\n')}\n</svg>\n`,
    names: `/** The icons in icons.svg (scripts/icon-sprite.mjs). */\nexport const ICON_NAMES = new Set([\n${names.map((name) => `  '${name}',\n`).join('')}])\n`,
  }
}

/** Components that our files import (`Phone`, `ArrowRight`) or refer to by icon name. */
function usedNames() {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  const imported = texts
    .flatMap((text) => [...text.matchAll(IMPORT)])
    .flatMap(([, list]) => list.split(','))
    .map((part) => part.trim().split(' as ')[0])
  const referred = texts.flatMap((text) => [...text.matchAll(REFERENCE)]).map(([, name]) => componentOf(name))
  return [...imported, ...referred].filter((name) => name in lucide.icons)
}

function amenityNames() {
  const seed = readFileSync(join(root, 'prisma/seed/data/amenities.ts'), 'utf8')
  return [...seed.matchAll(/icon: '([a-z0-9-]+)'/g)]
    .map(([, name]) => componentOf(name))
    .filter((name) => name in lucide.icons)
}

/** 'cake-slice' → `CakeSlice` */
function componentOf(name) {
  return name.replace(/(^|-)([a-z0-9])/g, (_, __, letter) => letter.toUpperCase())
}

/** @returns {[string, string]} the icon's own name and its shapes */
function iconOf(component) {
  const { name, node } = lucide.icons[component].render({}, null).props.icon
  const shapes = node.map(([tag, { key: _, ...shape }]) => {
    const attributes = Object.entries(shape).map(([attribute, value]) => ` ${attribute}="${value}"`)
    return `<${tag}${attributes.join('')}/>`
  })
  return [name, shapes.join('')]
}

const { svg, names } = iconSprite()
if (process.argv.includes('--print')) {
  console.log(JSON.stringify({ svg, names }))
} else {
  writeFileSync(join(root, 'components/static/icons.svg'), svg)
  writeFileSync(join(root, 'components/static/icon-names.ts'), names)
}
