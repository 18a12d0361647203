import { createRequire } from 'node:module'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { CACHE } from './paths.mjs'
import { runNode } from './run-process.mjs'

const LIMIT = { seconds: 600 }
const require = createRequire(import.meta.url)

export async function types() {
  const compiler = require.resolve('typescript/bin/tsc')
  const memory = ['--incremental', '--tsBuildInfoFile', join(CACHE, 'types.tsbuildinfo')]
  return [asResult('types', await runNode([compiler, '--noEmit', '--pretty', 'false', ...memory, '-p', '.'], LIMIT))]
}

export async function lint() {
  const biome = require.resolve('@biomejs/biome/bin/biome')
  const args = ['check', '--error-on-warnings', '--max-diagnostics=200', '.']
  return [asResult('lint and format', await runNode([biome, ...args], LIMIT))]
}

/** Builds dist/; what the build finds wrong in it, sizes above all, counts as a test of its own. */
export async function buildAndMeasure() {
  const started = performance.now()
  const { problems, passed, error } = await runBuild()
  const seconds = (performance.now() - started) / 1000
  const built = outcome('build', !error, error?.stack ?? '', seconds)
  if (error) return [built]
  const complaints = [...problems, ...passed]
  return [built, outcome('budget', complaints.length === 0, complaints.join('\n'), 0)]
}

async function runBuild() {
  try {
    const { build } = await import('../../build.mjs')
    return await build()
  } catch (error) {
    return { error }
  }
}

function asResult(name, { code, output, stopped, seconds }) {
  return outcome(name, code === 0 && !stopped, `${output}\n${stopped ?? ''}`, seconds)
}

function outcome(name, passed, output, seconds) {
  return { name, passed: passed ? 1 : 0, failed: passed ? 0 : 1, seconds, output }
}
