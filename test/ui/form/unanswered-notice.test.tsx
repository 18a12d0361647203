import '../../setup/dom'
import { useStore } from '@nanostores/preact'
import { atom } from 'nanostores'
import { act } from 'preact/test-utils'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { saveHmiName } from '../../../src/api/system'
import { pickFile } from '../../../src/lib/browser/pick-file'
import { environment, provide } from '../../../src/lib/environment'
import { createForm } from '../../../src/lib/form/form'
import { ApiError } from '../../../src/lib/remote/failure'
import { ConfirmDialog } from '../../../src/ui/dialog/confirm-dialog'
import { FormDialog } from '../../../src/ui/dialog/form-dialog'
import { TextField } from '../../../src/ui/form/text-field'
import { fakeTime, settled } from '../../lib/fake-time'
import { allByText, byLabel, byRole, byText, click, type } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('unanswered save')
let time: ReturnType<typeof fakeTime>
const { transport } = environment

test.before.each(() => {
  time = fakeTime()
})
test.after.each(() => {
  time.end()
  cleanup()
  provide({ transport })
})

const NOTICE = 'Not confirmed by the panel: the change may have been saved'

async function renderForm(save: () => Promise<void>) {
  const form = createForm({ initial: { name: 'line-2' }, save })
  render(
    <FormDialog of={form} title="Edit HMI name" onClose={() => {}}>
      <TextField of={form} name="name" label="HMI name" />
    </FormDialog>
  )
  type(byLabel('HMI name'), 'line-3')
  click(byRole('button', { name: 'Save' }))
  await settled()
  return form
}

test('says after 10 s that the panel may still be working on it, and again after another 10 s', async () => {
  await renderForm(() => new Promise(() => {}))
  await time.pass(9500)
  assert.equal(allByText(NOTICE), [])
  await time.pass(1500)
  byText(NOTICE)
  click(byRole('button', { name: 'Keep waiting' }))
  await time.pass(500)
  assert.equal(allByText(NOTICE), [])
  await time.pass(11_000)
  byText(NOTICE)
})

test('says nothing while the browser asks where to save a file', async () => {
  let decide = () => {}
  const asked = new Promise<never>((_, reject) => {
    decide = () => reject(new DOMException('', 'AbortError'))
  })
  Object.assign(window, { showSaveFilePicker: () => asked })
  try {
    await renderForm(async () => {
      await pickFile('log.csv')
      await new Promise(() => {})
    })
    await time.pass(30_000)
    assert.equal(allByText(NOTICE), [])
    decide()
    await time.pass(11_000)
    byText(NOTICE)
  } finally {
    Reflect.deleteProperty(window, 'showSaveFilePicker')
  }
})

test('says nothing while a dialog over the form asks the user', async () => {
  const form = createForm({ initial: { name: 'line-2' }, save: () => new Promise(() => {}) })
  const $isAsking = atom(false)
  const Dialogs = () => (
    <>
      <FormDialog of={form} title="Edit HMI name" onClose={() => {}}>
        <TextField of={form} name="name" label="HMI name" />
      </FormDialog>
      {useStore($isAsking) && (
        <ConfirmDialog title="Restart?" verb="Restart" onConfirm={() => {}} onCancel={() => {}}>
          <p>The panel restarts.</p>
        </ConfirmDialog>
      )}
    </>
  )
  render(<Dialogs />)
  type(byLabel('HMI name'), 'line-3')
  click(byRole('button', { name: 'Save' }))
  await act(() => $isAsking.set(true))
  await time.pass(11_000)
  assert.equal(allByText(NOTICE), [])
  await act(() => $isAsking.set(false))
  await time.pass(11_000)
  byText(NOTICE)
})

test('cancels the request on Stop, says that it may have been saved, and is usable again', async () => {
  let signal: AbortSignal | null | undefined
  provide({
    transport: (_, init) => {
      signal = init.signal
      return new Promise(() => {})
    }
  })
  await renderForm(() => saveHmiName('line-3'))
  await time.pass(11_000)
  click(byRole('button', { name: 'Stop waiting' }))
  await time.pass(500)
  byText(NOTICE)
  assert.is(signal?.aborted, true)
  assert.is(byRole('button', { name: 'Save' }).hasAttribute('disabled'), false)
  assert.is(byLabel('HMI name').value, 'line-3')
})

test('reports the failure of a save whose dialog was closed', async () => {
  const reported: ApiError[] = []
  provide({ reportFailure: error => reported.push(error) })
  let fail = (_error: ApiError) => {}
  const form = await renderForm(() => new Promise((_, reject) => (fail = reject)))
  form.discard()
  const refusal = new ApiError({ kind: 'timeout' })
  fail(refusal)
  await settled()
  assert.equal(reported, [refusal])
})

test('stops a confirmed action in the same way', async () => {
  render(
    <ConfirmDialog title="Forget?" verb="Forget" onConfirm={() => new Promise(() => {})} onCancel={() => {}}>
      The network is deleted.
    </ConfirmDialog>
  )
  click(byRole('button', { name: 'Forget' }))
  await time.pass(11_000)
  click(byRole('button', { name: 'Stop waiting' }))
  await time.pass(500)
  byText('Not confirmed by the panel: the change may have been saved')
  assert.is(byRole('button', { name: 'Forget' }).hasAttribute('disabled'), false)
})

test.run()
