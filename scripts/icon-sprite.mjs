// `node scripts/icon-sprite.mjs`: makes components/static/icons.svg and icon-names.ts: the icons that the files of the
// public site name, those of the demo's amenities included, as one file a browser keeps. Others are drawn into the page
// (components/static/draw-icon.ts). Run it again when a page uses a new icon or lucide-react changes; both are kept in the
// repository, and a unit test compares them with what `--print` writes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as lucide from 'lucide-react'
import { root } from './root.mjs'

const FOLDERS = ['app/(site)', 'components/site', 'components/ui']
const IMPORT = /import \{([^}]*)\} from 'lucide-react'/g
const REFERENCE = /<SpriteIcon\s+name="([a-z0-9-]+)"/g

/** @returns {{ svg: string, names: string }} what the two files should hold */
function iconSprite() {
  const icons = new Map([...usedNames(), ...amenityNames()].map(iconOf))
  const names = [...icons.keys()].sort()
  const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${icons.get(name)}</symbol>`)
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${symbols.join('\n')}\n</svg>\n`,
    names: `/** The icons in icons.svg (scripts/icon-sprite.mjs). */\nexport const ICON_NAMES = new Set([\n${names.map((name) => `  '${name}',\n`).join('')}])\n`,
  }
}

/** The components our files import, `Phone`, `ArrowRight`, and those of the icons they refer to. */
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

/** The names editors write, of the demo provider: 'cake-slice'. */
function amenityNames() {
  const seed = readFileSync(join(root, 'prisma/seed/data/amenities.ts'), 'utf8')
  return [...seed.matchAll(/icon: '([a-z0-9-]+)'/g)]
    .map(([, name]) => componentOf(name))
    .filter((name) => name in lucide.icons)
}

/** 'cake-slice' is drawn by `CakeSlice`. */
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
