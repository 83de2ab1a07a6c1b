import 'server-only'
import sharp from 'sharp'

// Only the formats that we need. SVG is for our own drawings: uploads are rejected by their first bytes.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadSvg'],
})

// Each variant is read once, so a cache would only cost memory.
sharp.cache(false)

export { sharp }
