import { nodeIsRecent } from './node-version.mjs'

if (nodeIsRecent()) import('./run-matrix.mjs').then(({ runMatrix }) => runMatrix())
