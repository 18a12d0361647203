import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createForm } from '../../../src/lib/form/form'
import { required } from '../../../src/lib/form/rules'
import { CheckField } from '../../../src/ui/form/check-field'
import { FormFooter } from '../../../src/ui/form/form-footer'
import { FormView } from '../../../src/ui/form/form-view'
import { NumberField } from '../../../src/ui/form/number-field'
import { PasswordField } from '../../../src/ui/form/password-field'
import { RadioField } from '../../../src/ui/form/radio-field'
import { SegmentedControl } from '../../../src/ui/form/segmented-control'
import { SelectField } from '../../../src/ui/form/select-field'
import { SwitchField } from '../../../src/ui/form/switch-field'
import { TextField } from '../../../src/ui/form/text-field'
import { byLabel, byRole, byText, choose, click, findByText, type, until } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('fields')
test.after.each(cleanup)

type Mode = 'dhcp' | 'static'

function renderForm(mode: Mode = 'dhcp') {
  const form = createForm({
    initial: { name: 'line-2', password: '', port: '80', mode, enabled: true, log: false },
    rules: { name: [required] },
    async save() {}
  })
  const modes = [
    { value: 'dhcp' as const, text: 'DHCP' },
    { value: 'static' as const, text: 'Static' }
  ]
  render(
    <FormView of={form}>
      <TextField of={form} name="name" label="Name" hint="1 to 32 characters" required />
      <PasswordField of={form} name="password" label="Password" autoComplete="new-password" />
      <NumberField of={form} name="port" label="Port" unit="ms" />
      <SelectField of={form} name="mode" label="Addresses" options={modes} />
      <RadioField of={form} name="mode" label="Mode" options={modes} />
      <SegmentedControl of={form} name="mode" label="Short mode" options={modes} />
      <CheckField of={form} name="log" label="Log" />
      <CheckField of={form} name="enabled" label="Enabled" />
      <FormFooter of={form} />
    </FormView>
  )
  return form
}

test('write text, selections and check marks to the form', () => {
  const form = renderForm()
  type(byLabel('Name'), 'line-3')
  type(byLabel('Password'), ' a b ')
  type(byLabel('Port'), '8o')
  choose(byLabel('Addresses'), 'Static')
  click(byLabel('Log'))
  click(byLabel('Enabled'))
  assert.equal(form.$values.get(), {
    name: 'line-3',
    password: ' a b ',
    port: '8o',
    mode: 'static',
    enabled: false,
    log: true
  })
})

test('allow one selection per radio group', async () => {
  const form = renderForm()
  const group = byRole('radiogroup', { name: 'Short mode' })
  click(byRole('radio', { name: 'Static', within: group }))
  assert.is(form.$values.get().mode, 'static')
  const other = byRole('radiogroup', { name: 'Mode' })
  await until(() => byRole<HTMLInputElement>('radio', { name: 'Static', within: other }).checked)
})

test('show and keep a value that is not among the options', () => {
  const form = renderForm('bootp' as Mode) // what a newer panel may send
  assert.is(byLabel<HTMLSelectElement>('Addresses').value, 'bootp')
  assert.is(form.$values.get().mode, 'bootp')
})

test('associate error and hint with the field, and focus it', async () => {
  renderForm()
  type(byLabel('Name'), '')
  const name = byLabel('Name')
  name.form?.requestSubmit()
  const error = await findByText('Required')
  assert.is(name.getAttribute('aria-invalid'), 'true')
  assert.is(name.getAttribute('aria-required'), 'true')
  assert.equal(name.getAttribute('aria-describedby')?.split(' '), [error.id, byText('1 to 32 characters').id])
  await until(() => document.activeElement === name)
})

test('show a password on demand and support password managers', () => {
  renderForm()
  const password = byLabel('Password')
  assert.is(password.type, 'password')
  assert.is(password.autocomplete, 'new-password')
  click(byRole('button', { name: 'Show password' }))
  assert.is(byLabel('Password').type, 'text')
})

test('give a switch its role, which acts at once', () => {
  const picked: boolean[] = []
  render(<SwitchField label="Fixed header" value onPick={on => picked.push(on)} />)
  assert.ok(byRole<HTMLInputElement>('switch', { name: 'Fixed header' }).checked)
  click(byRole('switch', { name: 'Fixed header' }))
  assert.equal(picked, [false])
})

test('work without a form', () => {
  let picked = ''
  render(<TextField label="Find" value="" error="Too long" onPick={text => (picked = text)} />)
  type(byLabel('Find'), 'tank')
  assert.is(picked, 'tank')
  assert.ok(byText('Too long'))
})

test.run()
