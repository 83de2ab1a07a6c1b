import { build } from 'esbuild'
await build({ entryPoints:[process.argv[2]], bundle:true, platform:'node', format:'esm', outfile:process.argv[3], packages:'external', alias:{'@':process.cwd(),'server-only':'/tmp/w/empty.js'}, logLevel:'error' })
