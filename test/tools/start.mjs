import { nodeIsRecent } from './node-version.mjs'

if (nodeIsRecent()) import('./run-start.mjs').then(({ runStart }) => runStart(process.argv.slice(2)))
