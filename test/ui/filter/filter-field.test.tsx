import '../../setup/dom'
import { act } from 'preact/test-utils'
import { useState } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { FilterField } from '../../../src/ui/filter/filter-field'
import { fakeTime } from '../../lib/fake-time'
import { byLabel, byRole, byText, click, type } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

interface Context {
  time: ReturnType<typeof fakeTime>
}

const test = suite<Context>('filter field')

test.before.each(context => {
  context.time = fakeTime()
})

test.after.each(({ time }) => {
  time.end()
  cleanup()
})

function open(): string[] {
  const reported: string[] = []
  function Filter() {
    const [value, setValue] = useState('')
    const pick = (text: string) => {
      reported.push(text)
      setValue(text)
    }
    return (
      <>
        <FilterField label="Text" maxLength={8} value={value} onPick={pick} />
        <button type="button" onClick={() => setValue('')}>
          Clear
        </button>
      </>
    )
  }
  render(<Filter />)
  return reported
}

test('reports what is typed quickly once, soon after the last character', async ({ time }) => {
  const reported = open()
  for (const text of ['p', 'pu', 'pum', 'pump']) {
    type(byLabel('Text'), text)
    await act(() => time.pass(100))
  }
  assert.equal([reported, byLabel('Text').value], [[], 'pump'])
  await act(() => time.pass(400))
  assert.equal(reported, ['pump'])
})

test('shows a value that is set elsewhere, and reports what is typed next', async ({ time }) => {
  const reported = open()
  type(byLabel('Text'), 'pump')
  await act(() => time.pass(400))
  click(byRole('button', { name: 'Clear' }))
  assert.is(byLabel('Text').value, '')
  type(byLabel('Text'), 'pump')
  await act(() => time.pass(400))
  assert.equal(reported, ['pump', 'pump'])
})

test('shows a text that is too long with an error, and does not report it', async ({ time }) => {
  const reported = open()
  type(byLabel('Text'), 'much too long')
  await act(() => time.pass(400))
  assert.equal([reported, byLabel('Text').value], [[], 'much too long'])
  byText('Enter at most 8 characters')
})

test('reports nothing when it is left before the pause', async ({ time }) => {
  const reported = open()
  type(byLabel('Text'), 'pump')
  cleanup()
  await time.pass(400)
  assert.equal(reported, [])
})

test.run()
