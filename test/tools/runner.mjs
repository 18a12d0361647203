import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { ROOT } from './paths.mjs'

const PROGRAM = fileURLToPath(new URL('run-bundled.mjs', import.meta.url))

/** What files leave behind that nobody notices (a server without a reference) goes with the process. */
const FILES_PER_PROCESS = 12
/** To print what it has collected; one that is in an endless loop does not. */
const MS_TO_LEAVE = 2000
/** To close the browser, which may never confirm it. Every file has been reported by then. */
const MS_TO_CLOSE = 20_000

/**
 * Runs files of a bundle one after another in a process that it starts when it needs one: at first, after so many files,
 * and after a file that broke its process or left something behind.
 */
export function createRunner(script, { seconds, env = {}, closeMs = MS_TO_CLOSE }) {
  let worker
  let files = 0

  const close = async () => {
    const child = worker?.child
    worker = undefined
    if (!child?.connected) return
    const ended = once(child, 'exit')
    const limit = setTimeout(() => child.kill('SIGKILL'), closeMs)
    child.disconnect()
    await ended
    clearTimeout(limit)
  }

  return {
    close,

    /** Returns the output of a file, the code that a process of its own would have ended with, and what else was wrong. */
    async run(file) {
      if (files >= FILES_PER_PROCESS) await close()
      if (!worker) {
        worker = startWorker(script, env)
        files = 0
      }
      files += 1
      const result = await runIn(worker, file, seconds)
      if (result.trouble) await close()
      return result
    }
  }
}

/** `output` has what the process prints past run-bundled.mjs: when it crashes, and what programs print that it starts. */
function startWorker(script, env) {
  const child = spawn(process.execPath, [PROGRAM, script], {
    cwd: ROOT,
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc']
  })
  const worker = { child, output: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', text => {
      worker.output += text
    })
  }
  return worker
}

function runIn(worker, file, seconds) {
  const { child } = worker
  const started = performance.now()
  worker.output = ''
  return new Promise(resolve => {
    let stopped
    const stop = () => {
      stopped = `stopped: took longer than ${seconds} s`
      // A program that it has started may keep the streams open, so 'close' would never come.
      child.once('exit', () => {
        for (const stream of [child.stdout, child.stderr]) stream.destroy()
      })
      child.kill()
      setTimeout(() => child.kill('SIGKILL'), MS_TO_LEAVE).unref()
    }
    const limit = setTimeout(stop, seconds * 1000)
    const finish = ({ output = '', code, trouble }) => {
      clearTimeout(limit)
      for (const name of ['message', 'close', 'error']) child.removeAllListeners(name)
      resolve({ output: worker.output + output, code, trouble, seconds: (performance.now() - started) / 1000 })
    }
    child.on('error', ({ message }) => finish({ code: 1, trouble: message }))
    child.on('close', (code, signal) => {
      finish({ code, trouble: stopped ?? (signal ? `ended by ${signal}` : `ended with exit code ${code}`) })
    })
    child.on('message', finish)
    child.send({ file })
  })
}
