import '../../setup/dom'
import { useStore } from '@nanostores/preact'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createForm, type Form } from '../../../src/lib/form/form'
import { integer } from '../../../src/lib/form/rules'
import { ApiError } from '../../../src/lib/remote/failure'
import { FormFooter } from '../../../src/ui/form/form-footer'
import { FormView } from '../../../src/ui/form/form-view'
import { TextField } from '../../../src/ui/form/text-field'
import { Disclosure } from '../../../src/ui/page/disclosure'
import {
  allByRole,
  allByText,
  byLabel,
  byRole,
  byText,
  click,
  findByRole,
  findByText,
  press,
  type,
  until
} from '../../setup/query'
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

interface PortValues {
  mode: string
  mtu: string
}

/** Its MTU is wrong from the start, in a closed section that is on the page in one mode only. */
function renderMtuForm() {
  const form = createForm<PortValues>({
    initial: { mode: 'on', mtu: '1500' },
    rules: { mtu: [integer(576, 1500)] },
    save: async () => {}
  })
  form.set('mtu', 'much')
  render(<MtuForm form={form} />)
  return form
}

function MtuForm({ form }: { form: Form<PortValues> }) {
  const { mode } = useStore(form.$values)
  return (
    <FormView of={form}>
      <TextField of={form} name="mode" label="Mode" />
      {mode === 'on' && (
        <Disclosure label="Advanced">
          <TextField of={form} name="mtu" label="MTU" />
        </Disclosure>
      )}
      <FormFooter of={form} />
    </FormView>
  )
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

test('opens the section of a field with an error, which then has the focus', async () => {
  renderMtuForm()
  click(save())
  await findByText('Enter a whole number')
  await until(() => document.activeElement === byLabel('MTU'))
  click(byRole('button', { name: 'Advanced' }))
  click(save())
  await until(() => document.activeElement === byLabel('MTU'))
})

test('lists an error at a field that is not on the page, until it is', async () => {
  const form = renderMtuForm()
  type(byLabel('Mode'), 'off')
  await until(() => allByRole('button', { name: 'Advanced' }).length === 0)
  click(save())
  const alert = await findByRole('alert')
  byText('MTU: Enter a whole number', alert)
  assert.is(allByText(/Enter a whole number/).length, 1)
  form.set('mode', 'on')
  await until(() => allByRole('alert').length === 0)
  click(byRole('button', { name: 'Advanced' }))
  assert.is(byLabel('MTU').getAttribute('aria-invalid'), 'true')
})

test('saves with Enter what was changed in the same frame, before Save can be pressed', async () => {
  const saves: string[] = []
  const { form } = renderForm(async ({ ssid }) => void saves.push(ssid))
  const field = byLabel('SSID')
  field.focus()
  press('Enter')
  assert.equal(saves, [], 'nothing is changed')
  form.set('ssid', 'line-3')
  assert.ok(byRole<HTMLButtonElement>('button', { name: 'Save' }).disabled)
  press('Enter')
  await until(() => saves.length > 0)
  assert.equal(saves, ['line-3'])
})

test('lists a refusal at a field that has never been on the page', async () => {
  const fields = { channel: 'required' }
  const form = createForm({
    initial: { ssid: 'line-2', channel: '6' },
    save: () => Promise.reject(new ApiError({ kind: 'refused', status: 400, code: 'invalid', message: '', fields }))
  })
  render(
    <FormView of={form}>
      <TextField of={form} name="ssid" label="SSID" />
      <FormFooter of={form} />
    </FormView>
  )
  await change()
  click(save())
  byText('channel: Required', await findByRole('alert'))
})

test.run()
