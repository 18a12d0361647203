import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { importTool } from '../setup/import-tool'

interface Tool {
  shortOutput(output: string): string
}

const test = suite<Tool>('short output')

test.before(async context => {
  Object.assign(context, await importTool<Tool>('test/tools/short-output.mjs'))
})

test('a failed comparison shows where it differs, and nothing else of a list', ({ shortOutput }) => {
  const shown = (expected: unknown, actual: unknown) => {
    try {
      assert.equal(actual, expected)
    } catch (error) {
      const details = (error as assert.Assertion).details || ''
      const lines = details.split('\n')
      return shortOutput(lines.map(line => `        ${line.trimStart()}`).join('\n'))
    }
    return ''
  }
  const list = Array.from({ length: 300 }, (_, index) => `item ${index}`)
  const text = shown({ list }, { list: list.map(item => item.replace('item 150', 'other')) })
  assert.match(text, /--.*"other"/)
  assert.match(text, /\+\+.*"item·150"/)
  assert.match(text, '"list":')
  assert.not.match(text, 'item·149')
})

test('a long line is cut', ({ shortOutput }) => {
  assert.match(shortOutput('x'.repeat(9000)), /^x{400}… \(9000 characters\)$/)
})

test('the frames of the test runner are left out', ({ shortOutput }) => {
  const frames = [
    '    at equal (node_modules/uvu/assert/index.mjs:45:2)',
    '    at Object.handler (test/a.test.ts:3:26)'
  ]
  assert.is(shortOutput(frames.join('\n')), frames[1])
})

test.run()
