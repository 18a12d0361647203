import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { CACHE } from './paths.mjs'
import { runNode } from './run-process.mjs'

const LIMIT = { seconds: 600 }
const WARM_UP = 'test/setup/warm-up.ts'
/** With fewer test files it takes longer to have V8 keep their code than it saves. */
const WORTH_WARMING_UP = 20
const require = createRequire(import.meta.url)

/** Of src and test, then of the build and the tools, which are JavaScript. */
export async function types() {
  const { results } = await compile('types', '.')
  return { results: [...results, ...(await compile('types of the tools', '.build')).results] }
}

async function compile(name, project) {
  // TypeScript 7 is four times as fast, but has no API: whatever reads sources uses 5.
  const compiler = join(dirname(require.resolve('typescript-native/package.json')), 'bin/tsc')
  const memory = ['--incremental', '--tsBuildInfoFile', join(CACHE, `${name}.tsbuildinfo`)]
  return asResult(name, await runNode([compiler, '--pretty', 'false', ...memory, '-p', project], LIMIT))
}

export async function lint() {
  const biome = require.resolve('@biomejs/biome/bin/biome')
  const args = ['check', '--error-on-warnings', '--diagnostic-level=warn', '--max-diagnostics=200', '.']
  return asResult('lint and format', await runNode([biome, ...args], LIMIT))
}

/** Builds what journeys visit. It fails too if a size exceeds its limit, which a quick build does not check. */
export async function buildConsole({ quick }) {
  return asResult('build', await runNode(['build.mjs', quick ? '--quick' : '--trial'], LIMIT))
}

/** Bundles test files; `script` is what they are in. */
export async function bundleFiles(files) {
  const started = performance.now()
  const result = (passed, output) => outcome('bundle of tests', passed, output, secondsSince(started))
  const { bundleTests } = await import('./bundle.mjs')
  try {
    const script = await bundleTests([...files, WARM_UP], 'tests')
    if (files.length < WORTH_WARMING_UP) return { script, results: [] }
    const { keepCode } = await import('./run-file.mjs')
    const { failed, output } = await keepCode(WARM_UP, script, LIMIT)
    return { script, results: [result(failed === 0, output)] }
  } catch ({ message }) {
    return { results: [result(false, message)] }
  }
}

function asResult(name, { code, output, stopped, seconds }) {
  return { results: [outcome(name, code === 0 && !stopped, `${output}\n${stopped ?? ''}`, seconds)] }
}

function outcome(name, passed, output, seconds) {
  return { name, passed: passed ? 1 : 0, failed: passed ? 0 : 1, seconds, output }
}

const secondsSince = started => (performance.now() - started) / 1000
