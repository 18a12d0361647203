import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

interface Result {
  passed: number
  failed: number
  output: string
}

interface Runner {
  runFile(file: string, bundled: string | Error, seconds: number): Promise<Result>
}

const FOLDER = join(process.cwd(), 'node_modules/.cache/tests/tried')
const HEAD = `import { suite } from 'uvu'\nimport * as assert from 'uvu/assert'\nconst test = suite()\n`

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

test('fails a file that could not be bundled', async () => {
  const { runFile } = await load()
  assert.equal(await runFile('a.test.ts', new Error('no such import'), 1), {
    file: 'a.test.ts',
    passed: 0,
    failed: 1,
    seconds: 0,
    output: 'no such import'
  })
})

let count = 0

async function run(code: string, seconds = 20): Promise<Result> {
  const { runFile } = await load()
  count += 1
  const file = join(FOLDER, `${count}.mjs`)
  writeFileSync(file, code)
  return runFile('tried.test.ts', file, seconds)
}

function load(): Promise<Runner> {
  return import(pathToFileURL(join(process.cwd(), 'test/tools/run-file.mjs')).href)
}

test.run()
