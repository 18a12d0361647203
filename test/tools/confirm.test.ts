import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { importTool } from '../setup/import-tool'

interface Tool {
  confirmAt(isAgreed: boolean): (announcement: string) => Promise<string | undefined>
}

const test = suite('confirmation of a trial')

/** What comes of it without a terminal, and what was printed. */
async function answer(isAgreed: boolean) {
  const { confirmAt } = await importTool<Tool>('test/tools/confirm.mjs')
  const { log } = console
  const printed: string[] = []
  const terminal = Object.getOwnPropertyDescriptor(process.stdin, 'isTTY')
  Object.defineProperty(process.stdin, 'isTTY', { configurable: true, value: false })
  console.log = text => printed.push(text)
  try {
    return [await confirmAt(isAgreed)('restart\n  Plan: …'), printed.join().trim()]
  } finally {
    console.log = log
    if (terminal) Object.defineProperty(process.stdin, 'isTTY', terminal)
    else Reflect.deleteProperty(process.stdin, 'isTTY')
  }
}

test('announces what it would do, and goes on only where somebody agreed', async () => {
  assert.equal(await answer(true), [undefined, 'restart\n  Plan: …'])
  assert.equal(await answer(false), ['there is no terminal to ask at, and no --yes', 'restart\n  Plan: …'])
})

test.run()
