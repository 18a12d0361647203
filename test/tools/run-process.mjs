import { spawn } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { ROOT } from './paths.mjs'

/** Runs Node on a script and collects what it says. */
export function runNode(args, { seconds }) {
  const started = performance.now()
  return new Promise(resolve => {
    let output = ''
    let stopped
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe']
    })
    const stop = reason => {
      stopped ??= reason
      child.kill('SIGKILL')
    }
    const limit = setTimeout(() => stop(`stopped: took longer than ${seconds} s`), seconds * 1000)
    const collect = chunk => {
      output += chunk
    }
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)
    child.on('error', error => stop(error.message))
    child.on('close', (code, signal) => {
      clearTimeout(limit)
      resolve({ code, signal, output, stopped, seconds: (performance.now() - started) / 1000 })
    })
  })
}
