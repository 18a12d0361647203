import { spawn } from 'node:child_process'

/** Runs playbooks of a folder, one after the other. */
export function createPlayer({ cwd, env }) {
  let printed = ''

  return {
    /** Of all runs. */
    printed: () => printed,

    /** Reports how long it took. `onTask` is called when a task begins. */
    async play(playbook, options = [], onTask = () => {}) {
      const from = performance.now()
      const run = spawn('ansible-playbook', [playbook, ...options], { cwd, env })
      let output = ''
      run.stderr.pipe(process.stderr)
      run.stdout.on('data', data => {
        const before = output.length
        output += data
        for (const [, task] of output.slice(before).matchAll(/^TASK \[(.+?)\]/gm)) onTask(task)
      })
      const code = await new Promise(resolve => run.once('close', resolve))
      printed += output
      const seconds = Math.round((performance.now() - from) / 1000)
      console.log(`      ${[playbook, ...options].join(' ')}: ${seconds} s`)
      return { code, output }
    }
  }
}
