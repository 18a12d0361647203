import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { importTool } from '../setup/import-tool'

interface Result {
  passed: number
  failed: number
  output: string
}

interface RunTool {
  runFile(file: string, script: string, options: { seconds: number }): Promise<Result>
}

interface BundleTool {
  bundleTests(files: string[], folder: string): Promise<string>
}

const CACHE = 'node_modules/.cache'
const TRIED = 'tests/tried'
const FOLDER = join(process.cwd(), CACHE, TRIED)
const FILE = 'tried.test.ts'
const HEAD = `const { suite } = require('uvu')\nconst assert = require('uvu/assert')\nconst test = suite()\n`

const test = suite('run-file')
test.before(() => void mkdirSync(FOLDER, { recursive: true }))
test.after(() => rmSync(FOLDER, { recursive: true, force: true }))

test('counts the tests that pass and those that fail', async () => {
  const result = await run(`${HEAD}test('a', () => {})\ntest('b', () => assert.is(1, 2))\ntest.run()`)
  assert.equal([result.passed, result.failed], [1, 1])
  assert.match(result.output, 'to be strictly equal')
})

test('passes when all pass', async () => {
  const result = await run(`${HEAD}test('a', () => {})\ntest.run()`)
  assert.equal([result.passed, result.failed], [1, 0])
})

test('fails a file that runs no test', async () => {
  const result = await run(`${HEAD}test('a', () => {})`)
  assert.equal([result.passed, result.failed], [0, 1])
  assert.match(result.output, 'ran no test')
})

test('fails a file that crashes, also after its tests', async () => {
  assert.is((await run(`throw new Error('broken')`)).failed, 1)
  const late = await run(`${HEAD}test('a', () => {})\ntest.run()\nprocess.on('exit', () => { process.exitCode = 3 })`)
  assert.equal([late.passed, late.failed], [1, 1])
})

test('fails a file whose test never ends', async () => {
  assert.is((await run(`${HEAD}test('a', () => new Promise(() => {}))\ntest.run()`)).failed, 1)
})

test('fails a file whose hook breaks, of which uvu says nothing', async () => {
  const result = await run(`${HEAD}test.before(() => { throw new Error('x') })\ntest('a', () => {})\ntest.run()`)
  assert.equal([result.passed, result.failed], [0, 1])
})

test('stops a file that takes too long', async () => {
  const result = await run(`setInterval(() => {}, 1000)`, 0.3)
  assert.is(result.failed, 1)
  assert.match(result.output, 'took longer than')
})

test('names the places of a failure as they are in the sources', async () => {
  const file = `${CACHE}/${TRIED}/source.test.ts`
  const code = `import { test } from 'uvu'\n\ntest('a', (): void => {\n  throw new Error('x')\n})\ntest.run()\n`
  writeFileSync(join(process.cwd(), file), code)
  const { bundleTests } = await importTool<BundleTool>('test/tools/bundle.mjs')
  const { runFile } = await importTool<RunTool>('test/tools/run-file.mjs')
  const { output } = await runFile(file, await bundleTests([file], TRIED), { seconds: 20 })
  assert.match(output, `${file}:4:9`)
})

let count = 0

async function run(code: string, seconds = 20): Promise<Result> {
  const { runFile } = await importTool<RunTool>('test/tools/run-file.mjs')
  count += 1
  const script = join(FOLDER, `${count}.cjs`)
  writeFileSync(`${script}.map`, JSON.stringify({ version: 3, sources: [], names: [], mappings: '' }))
  writeFileSync(script, `exports.files = { '${FILE}': async () => {\n${code}\n} }`)
  return runFile(FILE, script, { seconds })
}

test.run()
