import '../../setup/dom'
import { useState } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createForm, type Form } from '../../../src/lib/form/form'
import { ApiError } from '../../../src/lib/remote/failure'
import { ConfirmDialog } from '../../../src/ui/dialog/confirm-dialog'
import { FormDialog } from '../../../src/ui/dialog/form-dialog'
import { TextField } from '../../../src/ui/form/text-field'
import { Button } from '../../../src/ui/page/button'
import { dialogClosed } from '../../setup/dialog'
import { byLabel, byRole, click, findByRole, press, type, until } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('dialog')
test.after.each(cleanup)

const button = (name: string) => byRole('button', { name })
const nameForm = (save = async () => {}) => createForm({ initial: { name: 'line-2' }, save })

function NameScreen({ form }: { form: Form<{ name: string }> }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      {open && (
        <FormDialog of={form} title="Edit HMI name" onClose={() => setOpen(false)}>
          <TextField of={form} name="name" label="HMI name" />
        </FormDialog>
      )}
    </>
  )
}

function openName(form = nameForm()) {
  render(<NameScreen form={form} />)
  click(button('Edit'))
}

test('has a name and focuses its first field', () => {
  openName()
  const dialog = byRole('dialog', { name: 'Edit HMI name' })
  assert.is(dialog.getAttribute('aria-modal'), 'true')
  assert.is(document.activeElement, byLabel('HMI name'))
})

test('traps the focus, wrapping at both ends', () => {
  openName()
  press('Tab', { shiftKey: true })
  assert.is(document.activeElement, button('Save'))
  press('Tab')
  assert.is(document.activeElement, byLabel('HMI name'))
  button('Edit').focus()
  assert.is(document.activeElement, byLabel('HMI name'))
})

test('closes on Escape and restores the focus', async () => {
  openName()
  press('Escape')
  await dialogClosed()
  assert.is(document.activeElement, button('Edit'))
})

test('confirms before it discards input', async () => {
  openName()
  type(byLabel('HMI name'), 'line-3')
  press('Escape')
  const question = await findByRole('dialog', { name: 'Discard changes?' })
  press('Escape')
  await until(() => !question.isConnected)
  assert.is(byLabel('HMI name').value, 'line-3')

  click(button('Cancel'))
  click(button('Discard changes'))
  await dialogClosed()
  assert.is(document.activeElement, button('Edit'))
})

test('stays open and shows the reason when the save fails', async () => {
  openName(nameForm(() => Promise.reject(new ApiError({ kind: 'unreachable' }))))
  type(byLabel('HMI name'), 'line-3')
  click(button('Save'))
  await findByRole('alert')
  assert.is(byLabel('HMI name').value, 'line-3')
})

test('closes after a save', async () => {
  openName()
  type(byLabel('HMI name'), 'line-3')
  press('Enter')
  await dialogClosed()
})

test('labels its button with a verb, is busy while the action runs, and shows a failure', async () => {
  let fail = (_error: unknown) => {}
  const stop = () => new Promise((_, reject) => (fail = reject))
  render(
    <ConfirmDialog title="Stop server?" verb="Stop server" onConfirm={stop} onCancel={() => {}}>
      3 clients lose their connection.
    </ConfirmDialog>
  )
  assert.is(document.activeElement, button('Cancel'))
  click(button('Stop server'))
  assert.ok(button('Stop server').hasAttribute('disabled'))
  fail(new ApiError({ kind: 'timeout' }))
  assert.match((await findByRole('alert')).textContent ?? '', 'Request Timeout')
  assert.not(button('Stop server').hasAttribute('disabled'))
})

test.run()
