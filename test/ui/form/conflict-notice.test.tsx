import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { text } from '../../../src/lib/form/codecs'
import { fields } from '../../../src/lib/form/field-table'
import { createSettingsForm } from '../../../src/lib/form/settings-form'
import { ApiError } from '../../../src/lib/remote/failure'
import { FormFooter } from '../../../src/ui/form/form-footer'
import { FormView } from '../../../src/ui/form/form-view'
import { TextField } from '../../../src/ui/form/text-field'
import { allByRole, byLabel, byRole, click, findByRole, save, type, until } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('conflict notice')
test.after.each(cleanup)

const remote = { value: { ssid: 'line-9', channel: '6' }, version: '2' }
const TABLE = fields<typeof remote.value, typeof remote.value>({
  ssid: text('common.term.ssid'),
  channel: text('common.term.channel')
})
const details = { changed_by: 'operator', changed_at: '2026/11/21 09:41:07' }

function renderForm(value = remote.value) {
  const form = createSettingsForm<typeof remote.value, typeof remote.value>({
    ...TABLE,
    loaded: { value: { ssid: 'line-2', channel: '6' }, version: '1' },
    read: async () => ({ ...remote, value }),
    async write(_, version) {
      if (version === '2') return
      throw new ApiError({ kind: 'refused', status: 412, code: 'changed_meanwhile', message: '', fields: {}, details })
    }
  })
  render(
    <FormView of={form}>
      <TextField of={form} name="ssid" label="SSID" />
      <TextField of={form} name="channel" label="Channel" />
      <FormFooter of={form} />
    </FormView>
  )
}

async function saveSecond(): Promise<void> {
  type(byLabel('SSID'), 'line-3')
  await save()
}

test('announces once who saved before, and shows the values that differ', async () => {
  renderForm()
  await saveSecond()
  const alert = await findByRole('alert')
  assert.match(alert.textContent ?? '', /operator, 2026\/11\/21 09:41:07/)
  const rows = allByRole('row', { within: alert }).map(row => [...row.children].map(cell => cell.textContent))
  assert.equal(rows, [
    ['Field', 'Saved by someone else', 'Yours'],
    ['SSID', 'line-9', 'line-3']
  ])
})

test('does not show as local what only the other person changed', async () => {
  renderForm({ ssid: 'line-2', channel: '11' })
  await saveSecond()
  const alert = await findByRole('alert')
  const rows = allByRole('row', { within: alert }).map(row => [...row.children].map(cell => cell.textContent))
  assert.equal(rows.slice(1), [
    ['SSID', 'line-2', 'line-3'],
    ['Channel', '11', 'Not changed']
  ])
})

test('continues with the remote or the local values', async () => {
  renderForm()
  await saveSecond()
  click(await findByRole('button', { name: 'Use theirs' }))
  await until(() => byLabel('SSID').value === 'line-9' && allByRole('alert').length === 0)

  renderForm()
  await saveSecond()
  click(await findByRole('button', { name: 'Keep mine' }))
  await until(() => allByRole('alert').length === 0)
  assert.is(byLabel('SSID').value, 'line-3')
  click(byRole('button', { name: 'Save' }))
  await until(() => byRole<HTMLButtonElement>('button', { name: 'Save' }).disabled)
})

test.run()
