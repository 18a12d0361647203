import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

/** All test files, as paths from the root with forward slashes; with `only`, those whose path contains one of its texts. */
export function findTestFiles(only = []) {
  return readdirSync(join(ROOT, 'test'), { recursive: true })
    .map(name => `test/${name.replaceAll('\\', '/')}`)
    .filter(file => /\.test\.tsx?$/.test(file))
    .filter(file => only.length === 0 || only.some(text => file.includes(text)))
    .sort()
}

export const isJourney = file => file.startsWith('test/browser/')

/** Journeys that measure how long something takes, or have the largest logs: with nothing beside them. */
export const isAlone = file => file.startsWith('test/browser/alone/')
