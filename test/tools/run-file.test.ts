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

interface Runner {
  close(): Promise<void>
}

interface RunTool {
  runFile(file: string, script: string, runner: Runner): Promise<Result>
}

interface Options {
  seconds?: number
  env?: Record<string, string>
  closeMs?: number
}

interface RunnerTool {
  createRunner(script: string, options: Options & { seconds: number }): Runner
}

interface BundleTool {
  bundleTests(files: string[], folder: string): Promise<string>
}

const CACHE = 'node_modules/.cache'
const TRIED = 'tests/tried'
const FOLDER = join(process.cwd(), CACHE, TRIED)
const FILE = 'tried.test.ts'
/** In a bundle uvu is among the modules of each file. */
const HEAD = `delete require.cache[require.resolve('uvu')]\nconst { suite } = require('uvu')\nconst assert = require('uvu/assert')\nconst test = suite()\n`
const PASSING = `${HEAD}test('a', () => {})\ntest.run()`

const test = suite('run-file')
test.before(() => void mkdirSync(FOLDER, { recursive: true }))
test.after(() => rmSync(FOLDER, { recursive: true, force: true }))

test('counts the tests that pass and those that fail', async () => {
  const result = await run(`${HEAD}test('a', () => {})\ntest('b', () => assert.is(1, 2))\ntest.run()`)
  assert.equal([result.passed, result.failed], [1, 1])
  assert.match(result.output, 'to be strictly equal')
})

test('passes when all pass', async () => {
  const result = await run(PASSING)
  assert.equal([result.passed, result.failed], [1, 0])
})

test('fails a file that runs no test', async () => {
  const result = await run(`${HEAD}test('a', () => {})`)
  assert.equal([result.passed, result.failed], [0, 1])
  assert.match(result.output, 'ran no test')
})

test('fails a file that crashes, also after its tests', async () => {
  assert.is((await run(`throw new Error('broken')`)).failed, 1)
  const late = await run(`${PASSING}\nprocess.on('exit', () => { process.exitCode = 3 })`)
  assert.equal([late.passed, late.failed], [1, 1])
})

test('fails a file whose test never ends', async () => {
  const options = { env: { MS_OF_SILENCE: '300' } }
  const result = await run(`${HEAD}test('a', () => new Promise(() => {}))\ntest.run()`, options)
  assert.is(result.failed, 1)
  assert.match(result.output, 'waits for what never comes')
})

test('fails a file whose hook breaks, of which uvu says nothing', async () => {
  const result = await run(`${HEAD}test.before(() => { throw new Error('x') })\ntest('a', () => {})\ntest.run()`)
  assert.equal([result.passed, result.failed], [0, 1])
})

test('stops a file that takes too long', async () => {
  const result = await run(`setInterval(() => {}, 1000)`, { seconds: 1 })
  assert.is(result.failed, 1)
  assert.match(result.output, 'took longer than')
})

test('stops a file that blocks its process, and goes on with the next one', async () => {
  const block = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)`
  const [blocked, next] = await runAll([block, PASSING], { seconds: 10 })
  assert.is(blocked!.failed, 1)
  assert.match(blocked!.output, 'took longer than')
  assert.equal([next!.passed, next!.failed], [1, 0])
})

test('stops a file although a program that it has started goes on', async () => {
  const start = `require('node:child_process').spawn('sleep', ['60'], { stdio: 'inherit', detached: true }).unref()`
  const started = performance.now()
  const result = await run(`${start}\nsetInterval(() => {}, 1000)`, { seconds: 1 })
  assert.is(result.failed, 1)
  assert.ok(performance.now() - started < 30_000)
})

test('ends a process that does not end by itself', async () => {
  const preload = join(FOLDER, 'endless.cjs')
  writeFileSync(preload, `process.exit = () => setInterval(() => {}, 1000)`)
  const result = await run(PASSING, { env: { NODE_OPTIONS: `--require "${preload}"` }, closeMs: 500 })
  assert.equal([result.passed, result.failed], [1, 0])
})

test('fails a file that leaves something open, and says what', async () => {
  const server = `require('node:net').createServer().listen(0)`
  const [leaving, next] = await runAll([`${server}\n${PASSING}`, PASSING], { env: { MS_TO_END: '300' } })
  assert.equal([leaving!.passed, leaving!.failed], [1, 1])
  assert.match(leaving!.output, 'left something open: TCPServerWrap')
  assert.equal([next!.passed, next!.failed], [1, 0])
})

test('names the places of a failure as they are in the sources', async () => {
  const file = `${CACHE}/${TRIED}/source.test.ts`
  const code = `import { test } from 'uvu'\n\ntest('a', (): void => {\n  throw new Error('x')\n})\ntest.run()\n`
  writeFileSync(join(process.cwd(), file), code)
  const { bundleTests } = await importTool<BundleTool>('test/tools/bundle.mjs')
  const [result] = await runIn(await bundleTests([file], TRIED), [file])
  assert.match(result!.output, `${file}:4:9`)
})

test('gives the next file of a process the globals, variables, listeners and timers that the first one had', async () => {
  const changes = `
    Object.defineProperty(globalThis, 'document', { value: {} })
    globalThis.fetch = undefined
    process.env.LEFT = 'behind'
    process.on('warning', () => {})
    setTimeout(() => { globalThis.late = true }, 200).unref()`
  const check = `
    test('b', async () => {
      await new Promise(resolve => setTimeout(resolve, 400))
      assert.equal([typeof document, typeof fetch, process.env.LEFT, typeof late], ['undefined', 'function', undefined, 'undefined'])
      assert.is(process.listenerCount('warning'), ${process.listenerCount('warning')})
    })`
  const results = await runAll([`${changes}\n${PASSING}`, `${HEAD}${check}\ntest.run()`])
  assert.equal(
    results.map(({ passed, failed }) => [passed, failed]),
    [
      [1, 0],
      [1, 0]
    ],
    results[1]!.output
  )
})

test('goes on in another process after a file that broke its own', async () => {
  const late = `setTimeout(() => { throw new Error('late') }, 200)`
  const results = await runAll([`process.exit(0)`, `throw new Error('broken')`, `${late}\n${PASSING}`, PASSING])
  assert.equal(
    results.map(({ passed, failed }) => [passed, failed]),
    [
      [0, 1],
      [0, 1],
      [1, 1],
      [1, 0]
    ]
  )
})

let count = 0

async function run(code: string, options?: Options): Promise<Result> {
  return (await runAll([code], options))[0]!
}

async function runAll(codes: string[], options?: Options): Promise<Result[]> {
  count += 1
  const script = join(FOLDER, `${count}.cjs`)
  const names = codes.map((_, index) => `${index}-${FILE}`)
  writeFileSync(`${script}.map`, JSON.stringify({ version: 3, sources: [], names: [], mappings: '' }))
  const functions = codes.map((code, index) => `'${names[index]}': async () => {\n${code}\n}`)
  writeFileSync(script, `exports.files = { ${functions.join(',\n')} }`)
  return runIn(script, names, options)
}

async function runIn(script: string, files: string[], options?: Options): Promise<Result[]> {
  const { runFile } = await importTool<RunTool>('test/tools/run-file.mjs')
  const { createRunner } = await importTool<RunnerTool>('test/tools/runner.mjs')
  const runner = createRunner(script, { seconds: 30, ...options })
  const results: Result[] = []
  for (const file of files) results.push(await runFile(file, script, runner))
  await runner.close()
  return results
}

test.run()
