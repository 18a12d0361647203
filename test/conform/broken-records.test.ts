import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { changedCalls, changedResponse, conformOf, failuresIn } from '../setup/conform-panel'

const test = suite('conformance of panels with broken records')

const only = ['misc', 'records']
const DISPLAY = 'PUT /features/misc/display'

const records = (body: (text: string) => string) =>
  conformOf({
    change: changedCalls('GET /data/operations', async (request, respond) =>
      changedResponse(await respond(request), { body })
    ),
    only,
    write: true
  })

test('finds records that mix up the values before and after a change', async () => {
  const { report } = await records(text => {
    const names: Record<string, string> = { previous: 'next', next: 'previous' }
    return text.replace(/(?<=")(previous|next)(?=":)/g, name => names[name] ?? name)
  })
  const { 'records of this run': findings = [], ...others } = failuresIn(report)
  assert.equal(others, {})
  assert.ok(
    findings.includes(`the record of ${DISPLAY}: clean_lock_seconds is 31 and 30 instead of 30 before and 31 after it`),
    findings.join('\n')
  )
})

test('finds changes that are not recorded', async () => {
  const { report } = await records(text => text.replaceAll(DISPLAY, 'PUT /features/misc/buzzer'))
  const { 'records of this run': findings = [], ...others } = failuresIn(report)
  assert.equal(others, {})
  assert.equal(findings, [
    `the record of ${DISPLAY}: there is none of clean_lock_seconds and of its way back by engineer`
  ])
})

test.run()
