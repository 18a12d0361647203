import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { load, type ReadSource } from './load'

interface Limits {
  readSource: ReadSource
  limitEdits(source: ReturnType<ReadSource>): { start: number; end: number; replacement: string }[]
  replaceAll(text: string, edits: object[]): string
}

const IMPORT = `import { ftpSettings as limits } from '../../api/generated/limits/misc-services'\n`

const test = suite<Limits>('limits')

test.before(async context => {
  Object.assign(context, await load('source.mjs'), await load('limits.mjs'))
})

function written({ readSource, limitEdits, replaceAll }: Limits, text: string): string {
  const source = IMPORT + text
  return replaceAll(source, limitEdits(readSource(`${text}.ts`, source)))
}

test('a limit of the contract is written as its numbers, without the import', context => {
  const text = 'const rules = [number(limits.port), integer(...limits.port), limits.port[1]]'
  assert.is(written(context, text), '\nconst rules = [number([1,65535]), integer(1,65535), 65535]')
})

test('limits that are used as a whole are imported', context => {
  const text = 'const rules = rulesOf(limits, limits.port[0])'
  assert.is(written(context, text), `${IMPORT}const rules = rulesOf(limits, 1)`)
})

test.run()
