import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createForm } from '../../../src/lib/form/form'
import { ApiError } from '../../../src/lib/remote/failure'
import { FormFooter } from '../../../src/ui/form/form-footer'
import { FormView } from '../../../src/ui/form/form-view'
import { TextField } from '../../../src/ui/form/text-field'
import { allByRole, byLabel, byRole, click, findByRole, findByText, type, until } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('form footer')
test.after.each(cleanup)

function renderForm(save: (values: { ssid: string; channel: string }) => Promise<void>) {
  const form = createForm({ initial: { ssid: 'line-2', channel: '6' }, save })
  let saved = 0
  render(
    <FormView of={form} onSaved={() => saved++}>
      <TextField of={form} name="ssid" label="SSID" />
      <TextField of={form} name="channel" label="Channel" />
      <FormFooter of={form} />
    </FormView>
  )
  return { form, savedTimes: () => saved }
}

const save = () => byRole<HTMLButtonElement>('button', { name: 'Save' })
const cancel = () => byRole<HTMLButtonElement>('button', { name: 'Cancel' })

async function change(): Promise<void> {
  type(byLabel('SSID'), 'line-3')
  await until(() => !save().disabled)
}

test('is disabled until something changes, and counts the changes', async () => {
  renderForm(async () => {})
  assert.ok(save().disabled && cancel().disabled)
  type(byLabel('SSID'), 'line-3')
  await findByText('1 field changed')
  type(byLabel('Channel'), '11')
  await findByText('2 fields changed')
  click(cancel())
  await until(() => save().disabled)
  assert.is(byLabel('SSID').value, 'line-2')
})

test('saves once when it is clicked several times', async () => {
  const sent: string[] = []
  let answer = () => {}
  const { savedTimes } = renderForm(({ ssid }) => {
    sent.push(ssid)
    return new Promise<void>(resolve => (answer = resolve))
  })
  await change()
  click(save())
  for (let press = 0; press < 4; press++) save().click()
  byLabel('SSID').form?.requestSubmit()
  await until(() => save().disabled)
  answer()
  await until(() => savedTimes() === 1)
  assert.equal(sent, ['line-3'])
})

test("keeps the input after a failure and shows the panel's message", async () => {
  const { savedTimes } = renderForm(() =>
    Promise.reject(
      new ApiError({ kind: 'refused', status: 500, code: 'internal', message: 'EIO on flash', fields: {} })
    )
  )
  await change()
  click(save())
  const alert = await findByRole('alert')
  assert.match(alert.textContent ?? '', 'EIO on flash')
  assert.is(byLabel('SSID').value, 'line-3')
  assert.is(allByRole('alert').length, 1)
  assert.is(savedTimes(), 0)
})

test.run()
