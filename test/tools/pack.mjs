import { nodeIsRecent } from './node-version.mjs'

if (nodeIsRecent()) import('./run-pack.mjs').then(({ runPack }) => runPack(process.argv.slice(2)))
