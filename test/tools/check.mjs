import { nodeIsRecent } from './node-version.mjs'

if (nodeIsRecent()) import('./run-check.mjs').then(({ runCheck }) => runCheck(process.argv.slice(2)))
