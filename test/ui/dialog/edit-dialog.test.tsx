import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createSettingsForm } from '../../../src/lib/form/settings-form'
import { ApiError } from '../../../src/lib/remote/failure'
import { resource } from '../../../src/lib/remote/resource'
import type { Versioned } from '../../../src/lib/remote/versioned'
import { EditDialog } from '../../../src/ui/dialog/edit-dialog'
import { TextField } from '../../../src/ui/form/text-field'
import { allByRole, byLabel, byRole, click, findByRole, findByText, type, until } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

interface Settings {
  name: string
}

const test = suite('edit dialog')
test.after.each(cleanup)

const loaded: Versioned<Settings> = { value: { name: 'Line 2' }, version: '1' }

interface Options {
  read?: () => Promise<Versioned<Settings>>
  write?: (values: Settings) => Promise<void>
  readOnly?: boolean
}

function open({ read = async () => loaded, write = async () => {}, readOnly = false }: Options = {}) {
  const events: string[] = []
  const $settings = resource(read)
  render(
    <EditDialog
      from={() => $settings}
      edit={first => createSettingsForm<Settings, Settings>({ loaded: first, read, write, valuesOf: value => value })}
      readOnly={readOnly}
      title="Edit line"
      labels={{ name: 'Name' }}
      onClose={() => events.push('closed')}
      onSaved={() => events.push('saved')}
    >
      {form => <TextField of={form} name="name" label="Name" disabled={readOnly} />}
    </EditDialog>
  )
  return { events, $settings }
}

test('opens at once, reads, and saves what was edited', async () => {
  const written: Settings[] = []
  const { events } = open({ write: async values => void written.push(values) })
  byRole('dialog', { name: 'Edit line' })
  byRole('button', { name: 'Cancel' })
  await findByRole('textbox', { name: 'Name' })
  assert.is(byLabel('Name').value, 'Line 2')
  type(byLabel('Name'), 'Line 3')
  click(byRole('button', { name: 'Save' }))
  await until(() => events.length > 0)
  assert.equal([events, written], [['saved', 'closed'], [{ name: 'Line 3' }]])
})

test('shows inside why reading failed, and reads again', async () => {
  let reachable = false
  open({
    read: async () => {
      if (!reachable) throw new ApiError({ kind: 'unreachable' })
      return loaded
    }
  })
  await findByText('The panel is not responding')
  byRole('dialog', { name: 'Edit line' })
  reachable = true
  click(byRole('button', { name: 'Retry' }))
  await findByRole('textbox', { name: 'Name' })
})

test('can be left while it reads', () => {
  const { events } = open({ read: () => new Promise(() => {}) })
  click(byRole('button', { name: 'Cancel' }))
  assert.equal(events, ['closed'])
})

test('keeps what is typed when the settings are read again', async () => {
  const { $settings } = open()
  type(await findByRole('textbox', { name: 'Name' }), 'Line 3')
  $settings.replace({ value: { name: 'Line 9' }, version: '2' })
  assert.is(byLabel('Name').value, 'Line 3')
})

test('compares with changes that somebody else saved', async () => {
  let panel = loaded
  open({
    read: async () => panel,
    write: async () => {
      panel = { value: { name: 'Line 9' }, version: '2' }
      throw new ApiError({ kind: 'refused', status: 412, code: 'changed', message: '', fields: {} })
    }
  })
  type(await findByRole('textbox', { name: 'Name' }), 'Line 3')
  click(byRole('button', { name: 'Save' }))
  await findByRole('row', { name: 'Name Line 9 Line 3' })
})

test('only shows the fields where nothing can be changed', async () => {
  const { events } = open({ readOnly: true })
  assert.ok((await findByRole('textbox', { name: 'Name' })).hasAttribute('disabled'))
  assert.is(allByRole('button', { name: 'Save' }).length, 0)
  click(byRole('button', { name: 'Close' }))
  assert.equal(events, ['closed'])
})

test.run()
