import { shortOutput } from './short-output.mjs'

/** Adds up the run and says what matters: a line for a step, the whole output of a failure, the slowest files of a group. */
export function createReport({ eachFile, slowest }) {
  const failures = []
  let passed = 0
  let failed = 0

  const add = (name, result) => {
    passed += result.passed
    failed += result.failed
    if (result.failed) {
      failures.push(name)
      console.log(`\n✘ ${name}\n${shortOutput(result.output).trim()}\n`)
    }
  }

  return {
    step(result) {
      add(result.name, result)
      console.log(`${mark(result)} ${result.name} ${inSeconds(result.seconds)}`)
    },

    file(result) {
      add(result.file, result)
      // A test that needs what is not installed names that.
      for (const [line] of result.output.matchAll(/^skipped: .*$/gm)) console.log(`- ${result.file} ${line}`)
      if (eachFile) console.log(`${mark(result)} ${result.file} ${counted(result)} ${inSeconds(result.seconds)}`)
    },

    group(name, results, seconds) {
      if (results.length === 0) return
      const sum = key => results.reduce((total, result) => total + result[key], 0)
      const total = { passed: sum('passed'), failed: sum('failed') }
      console.log(`${mark(total)} ${name}: ${counted(total)} in ${results.length} files ${inSeconds(seconds)}`)
      const bySeconds = [...results].sort((one, other) => other.seconds - one.seconds)
      for (const { file, seconds } of bySeconds.slice(0, slowest)) console.log(`  ${file} ${inSeconds(seconds)}`)
    },

    /** Prints the closing line; answers whether all is well. */
    close() {
      if (failures.length) console.log(`\nFailed: ${failures.join(', ')}`)
      console.log(`\n${passed} passed, ${failed} failed`)
      return failed === 0 && passed > 0
    }
  }
}

function mark({ failed }) {
  return failed ? '✘' : '✔'
}

function counted({ passed, failed }) {
  return failed ? `${passed} passed, ${failed} failed` : `${passed} passed`
}

function inSeconds(seconds) {
  return `(${seconds.toFixed(1)} s)`
}
