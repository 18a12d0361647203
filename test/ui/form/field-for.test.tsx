import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { choice, flag, number, secret, setOf, text } from '../../../src/lib/form/codecs'
import { fields } from '../../../src/lib/form/field-table'
import { createForm } from '../../../src/lib/form/form'
import { address } from '../../../src/lib/network/codecs'
import { $i18n } from '../../../src/lib/text/i18n'
import { FieldFor, FieldsFor } from '../../../src/ui/form/field-for'
import { nameOf } from '../../setup/names'
import { allByRole, byLabel, byRole, click, findByText, type, until } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('field for')
test.after.each(cleanup)

interface Settings {
  enabled: boolean
  mode: 'active' | 'passive'
  channel: number
  password?: string
}

const stored = { enabled: false, mode: 'passive', channel: 3, password_set: true } as const

function createSettings() {
  const {
    requestOf,
    valuesOf,
    partOf: _,
    ...table
  } = fields<typeof stored, Settings>({
    enabled: flag('common.term.on'),
    mode: choice('common.term.mode', { passive: 'common.term.off', active: 'common.term.on' }, { control: 'radio' }),
    channel: number('common.term.channel', [1, 9], {
      applies: ({ enabled }) => enabled,
      hint: 'common.term.range',
      unit: 'units.seconds'
    }),
    password: secret('common.term.password', [4, 8])
  })
  const saved: Settings[] = []
  const form = createForm({
    ...table,
    initial: valuesOf(stored),
    save: async values => void saved.push(requestOf(values))
  })
  return { form, saved }
}

test('shows each field by its kind, with label, hint and unit', async () => {
  const { form, saved } = createSettings()
  render(<FieldsFor of={form} />)
  assert.is(allByRole('textbox', { name: 'Channel' }).length, 0, 'it does not apply yet')
  click(byRole('checkbox', { name: 'On' }))
  await until(() => allByRole('textbox', { name: 'Channel' }).length === 1)
  const channel = byLabel('Channel')
  assert.match(channel.closest('div')?.textContent ?? '', /s1 to 9$/)
  assert.is(channel.getAttribute('aria-required'), 'true')
  type(channel, '4')
  click(byRole('radio', { name: 'On' }))
  const password = byLabel<HTMLInputElement>('Password')
  assert.equal([password.type, password.maxLength], ['password', -1])
  type(password, 'a pasted secret')
  await findByText('Enter at most 8 characters')
  assert.is(password.value, 'a pasted secret')
  assert.not.ok(await form.submit())
  type(password, 'secret')
  assert.ok(await form.submit())
  assert.equal(saved, [{ enabled: true, mode: 'active', channel: 4, password: 'secret' }])
})

test('makes a field as wide as what it usually holds', () => {
  const table = fields<
    Record<'port' | 'host' | 'name' | 'text', string>,
    Record<'port' | 'host' | 'name' | 'text', string>
  >({
    port: { ...number('common.term.port', [1, 65535]), parse: String, print: String },
    host: address('common.term.ipAddress'),
    name: text('common.term.name', [1, 32]),
    text: text('common.term.reason', [1, 200])
  })
  const form = createForm({ ...table, initial: { port: '', host: '', name: '', text: '' }, save: async () => {} })
  render(<FieldsFor of={form} />)
  const widths = allByRole('textbox').map(field =>
    field.closest<HTMLElement>('[data-fitted]')?.style.getPropertyValue('--chars')
  )
  assert.equal(widths, ['8', '16', '32', undefined], 'others share what is left of their row')
})

test('takes choices and a hint that depend on the panel in place of those of the table', () => {
  const { form } = createSettings()
  render(<FieldFor of={form} name="mode" options={[{ value: 'passive', text: 'Only this' }]} hint="of this panel" />)
  assert.equal(allByRole('radio').length, 1)
  assert.match(document.body.textContent ?? '', /Only this.*of this panel/)
})

test('shows a set as a check box for each choice, and keeps their order', async () => {
  const set = fields<{ days: string[] }, { days: string[] }>({
    days: setOf('common.term.day', day => day.toUpperCase(), { of: ['mo', 'tu', 'we'], required: true })
  })
  const saved: string[][] = []
  const form = createForm({ ...set, initial: { days: ['we'] }, save: async ({ days }) => void saved.push(days) })
  render(<FieldFor of={form} name="days" />)
  const group = byRole('group', { name: 'Day' })
  assert.equal(allByRole('checkbox', { within: group }).map(nameOf), ['MO', 'TU', 'WE'])
  click(byLabel('MO'))
  assert.ok(await form.submit())
  assert.equal(saved, [['mo', 'we']])
  click(byLabel('MO'))
  click(byLabel('WE'))
  assert.not.ok(await form.submit())
  await findByText('Required', group.parentElement ?? undefined)
  assert.is(set.fields.days?.textOf(['mo', 'we'], $i18n.get().t), 'MO, WE')
  assert.is(set.fields.days?.textOf([], $i18n.get().t), 'None')
})

test.run()
