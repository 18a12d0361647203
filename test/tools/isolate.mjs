import { collectOutput } from './collect-output.mjs'

const TIMERS = { setTimeout: clearTimeout, setInterval: clearInterval, setImmediate: clearImmediate }
const pauseFor = setTimeout

/**
 * Remembers what this process is before a test file runs in it, and collects the output of the file. `open` names what the
 * file has left open by now; `restore` gives the next file globals, variables, listeners and timers as they were. What a
 * file changes within objects of Node (`Math.random = …`), it has to take back itself.
 */
export function isolate() {
  const { output, release } = collectOutput()
  const globals = Object.getOwnPropertyDescriptors(globalThis)
  const variables = { ...process.env }
  const folder = process.cwd()
  const listeners = new Map(process.eventNames().map(name => [name, process.rawListeners(name)]))
  const openBefore = countNames(process.getActiveResourcesInfo())
  const clearTimers = watchTimers()
  const { defineProperty } = Object
  // Also what is defined for good goes with the file.
  Object.defineProperty = (target, name, property) =>
    defineProperty(target, name, target === globalThis ? { ...property, configurable: true } : property)
  const added = name => process.rawListeners(name).filter(listener => !listeners.get(name)?.includes(listener))

  return {
    output,
    pause: ms => new Promise(resolve => pauseFor(resolve, ms)),

    open: () =>
      [...countNames(process.getActiveResourcesInfo())]
        .filter(([name, number]) => number > (openBefore.get(name) ?? 0))
        .map(([name]) => name),

    /** Does what the end of a process would do; returns the code that it would end with. */
    exit() {
      for (const listener of added('exit')) Reflect.apply(listener, process, [process.exitCode])
      return process.exitCode ?? 0
    },

    /** Returns the output, and the names of globals that cannot be deleted. */
    restore() {
      clearTimers()
      Object.defineProperty = defineProperty
      for (const name of process.eventNames()) {
        for (const listener of added(name)) Reflect.apply(process.removeListener, process, [name, listener])
      }
      for (const name of Reflect.ownKeys(globalThis))
        if (!Object.hasOwn(globals, name)) Reflect.deleteProperty(globalThis, name)
      for (const name of Reflect.ownKeys(globals)) Reflect.defineProperty(globalThis, name, Reflect.get(globals, name))
      for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name]
      Object.assign(process.env, variables)
      process.chdir(folder)
      process.exitCode = undefined
      const left = Reflect.ownKeys(globalThis).filter(name => !Object.hasOwn(globals, name))
      return { output: release(), left: left.map(String) }
    }
  }
}

function countNames(names) {
  const counts = new Map()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** In a process of its own a timer without a reference would never fire after the last test. */
function watchTimers() {
  const started = []
  for (const [name, clear] of Object.entries(TIMERS)) {
    const original = globalThis[name]
    const watched = (...args) => {
      const timer = original(...args)
      // Node holds one that runs; one that is over, and what it refers to, may go.
      started.push({ clear, timer: new WeakRef(timer) })
      return timer
    }
    globalThis[name] = Object.defineProperties(watched, Object.getOwnPropertyDescriptors(original))
  }
  return () => {
    for (const { clear, timer } of started) clear(timer.deref())
  }
}
