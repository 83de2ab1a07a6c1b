import 'server-only'
import sharp from 'sharp'

// libvips reads a dozen formats; uploads are three. SVG stays readable for the code that draws link previews:
// uploads of it are turned away by their first bytes and again by what sharp says they are.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadSvg'],
})

// Each variant is read once, so a cache only costs memory.
sharp.cache(false)

export { sharp }
