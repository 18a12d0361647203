import { nodeIsRecent } from './node-version.mjs'

if (nodeIsRecent()) import('./run-tests.mjs').then(({ runTests }) => runTests(process.argv.slice(2)))
