import { nodeIsRecent } from './node-version.mjs'

if (nodeIsRecent()) import('./run-conform.mjs').then(({ runConform }) => runConform(process.argv.slice(2)))
