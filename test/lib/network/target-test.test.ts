import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createForm } from '../../../src/lib/form/form'
import { askingBeforeSave } from '../../../src/lib/form/save-question'
import type { NewTarget, TargetValues } from '../../../src/lib/network/file-target'
import { createTargetTest, type TargetTestResult } from '../../../src/lib/network/target-test'

const VALUES: TargetValues = {
  kind: 'sftp',
  host: 'files',
  port: '22',
  username: 'press',
  password: '',
  folder: 'line4',
  passive: true,
  trusted_fingerprint: ''
}

function open(error_code: string | null) {
  const tested: NewTarget[] = []
  const saved: TargetValues[] = []
  const form = createForm<TargetValues>({
    initial: VALUES,
    rules: { host: [value => (value ? undefined : 'errors.required')] },
    save: async values => void saved.push(values)
  })
  const result: TargetTestResult = { steps: [], error_code, server_words: '', fingerprint: null }
  const targetTest = createTargetTest(form, async target => {
    tested.push(target)
    return result
  })
  return { form: askingBeforeSave(form, targetTest.failed), targetTest, result, tested, saved }
}

test('shows the result of a test as long as the form has the values that were tested', async () => {
  const { form, targetTest, result } = open('refused')
  assert.is(targetTest.$result.get(), undefined)
  await targetTest.run()
  assert.is(targetTest.$result.get(), result)
  form.set('host', 'nas')
  assert.is(targetTest.$result.get(), undefined)
  form.set('host', ' files ')
  assert.is(targetTest.$result.get(), result)
})

test('tests nothing while a value is invalid', async () => {
  const { form, targetTest, tested } = open(null)
  form.set('host', '')
  await targetTest.run()
  assert.equal(tested, [])
})

test('asks before values are saved that have failed their test, and only then', async () => {
  const passing = open(null)
  await passing.targetTest.run()
  passing.form.set('folder', 'line5')
  await passing.form.submit()
  assert.is(passing.saved.length, 1)

  const failing = open('refused')
  failing.form.set('folder', 'line5')
  await failing.targetTest.run()
  for (const answer of [false, true]) {
    const saving = failing.form.submit()
    assert.is(failing.form.question.$asked.get(), failing.result)
    failing.form.question.answer(answer)
    assert.equal([await saving, failing.saved.length], [answer, answer ? 1 : 0])
  }
})

test.run()
