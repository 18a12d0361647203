import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')
export const CACHE = join(ROOT, 'node_modules/.cache')
/** A release, which is copied into panels: only `npm run build` and `npm run pack` write it. */
export const DIST = join(ROOT, 'dist')
/** What journeys visit, and each quick build. */
export const TRIAL = join(CACHE, 'trial')
