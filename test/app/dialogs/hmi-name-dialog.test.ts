import '../../setup/dom'
import * as assert from 'uvu/assert'
import { mount } from '../../setup/app'
import { dialogClosed } from '../../setup/dialog'
import { test } from '../../setup/panel-test'
import { allByText, byLabel, byRole, click, findByRole, findByText, press, type, until } from '../../setup/query'
import { QUIET_PAGE } from '../../setup/quiet-page'

async function openName() {
  await mount(QUIET_PAGE)
  await findByRole('button', { name: 'Edit HMI name' })
  await until(() => document.querySelector('header')?.textContent?.includes('line2-hmi') === true)
  click(byRole('button', { name: 'Edit HMI name' }))
  await findByRole('dialog', { name: 'Edit HMI name' })
  return byLabel('HMI name')
}

test('opens with the current name and previews the name to be saved while typing', async () => {
  const field = await openName()
  assert.is(field.value, 'line2-hmi')
  assert.is(document.activeElement, field)

  type(field, ' Line 2, filler ')
  await findByText('English letters, digits, hyphens and dots only; saved as: Linex2xfiller')
  assert.is(field.value, ' Line 2, filler ')
})

test('saves the cleaned name and shows it in the top bar', async ({ panel }) => {
  type(await openName(), ' Line 2 ')
  click(byRole('button', { name: 'Save' }))
  await dialogClosed()
  assert.is(panel.state.hmiName, 'Linex2')
  await findByText('Linex2', byRole('banner'))
  await findByText('HMI name: Linex2')
})

test('saves nothing when the name is unchanged', async ({ panel }) => {
  type(await openName(), '  line2-hmi ')
  panel.faults.answer(500, undefined, 'PUT /system/hmi/name')
  click(byRole('button', { name: 'Save' }))
  await dialogClosed()
  assert.not.ok(panel.log.some(({ operation }) => operation === 'PUT /system/hmi/name'))
})

test('leaves a stored name that the rules would change as it is', async ({ panel }) => {
  panel.state.hmiName = 'line 2'
  await mount(QUIET_PAGE)
  await findByText('line 2')
  click(byRole('button', { name: 'Edit HMI name' }))
  await findByRole('dialog', { name: 'Edit HMI name' })
  click(byRole('button', { name: 'Save' }))
  await dialogClosed()
  assert.is(panel.state.hmiName, 'line 2')
})

test('requires a name when the cleaned one is empty', async ({ panel }) => {
  const field = await openName()
  type(field, '   ')
  click(byRole('button', { name: 'Save' }))
  await findByText('Required')
  assert.is(field.getAttribute('aria-invalid'), 'true')
  assert.is(panel.state.hmiName, 'line2-hmi')
})

test('discards the input on Cancel and on Escape', async ({ panel }) => {
  type(await openName(), 'other')
  click(byRole('button', { name: 'Cancel' }))
  await dialogClosed()
  click(byRole('button', { name: 'Edit HMI name' }))
  await findByRole('dialog', { name: 'Edit HMI name' })
  assert.is(byLabel('HMI name').value, 'line2-hmi')
  press('Escape')
  await dialogClosed()
  assert.is(document.activeElement, byRole('button', { name: 'Edit HMI name' }))
  assert.is(panel.state.hmiName, 'line2-hmi')
})

test('keeps the input when the panel is unreachable', async ({ panel }) => {
  const field = await openName()
  type(field, 'line3')
  panel.faults.refuse('PUT /system/hmi/name')
  click(byRole('button', { name: 'Save' }))
  await findByText('The panel is not responding', await findByRole('alert'))
  assert.is(field.value, 'line3')

  panel.faults.clear()
  click(byRole('button', { name: 'Save' }))
  await dialogClosed()
  assert.is(panel.state.hmiName, 'line3')
})

test('does not report a change that the panel does not confirm, and reports one that it has stored', async ({
  panel
}) => {
  type(await openName(), 'line3')
  panel.faults.garble('html')
  click(byRole('button', { name: 'Save' }))
  await findByText('Not confirmed by the panel: the change may have been saved', await findByRole('alert'))
  assert.equal(allByText('HMI name: line3'), [])

  panel.faults.clear()
  panel.faults.refuse('GET /system/hmi/name')
  click(byRole('button', { name: 'Save' }))
  await dialogClosed()
  await findByText('HMI name: line3')
  await findByText('line3', byRole('banner'))
})

test('reports a change that succeeds after its dialog was closed, and leaves the next dialog open', async ({
  panel
}) => {
  type(await openName(), 'line3')
  panel.faults.slowNext(5000, 'PUT /system/hmi/name')
  click(byRole('button', { name: 'Save' }))
  click(byRole('button', { name: 'Cancel' }))
  await dialogClosed()
  click(byRole('button', { name: /, Change date and time$/ }))
  await findByRole('dialog', { name: 'Change date and time' })
  await panel.clock.advance(5000)
  await findByText('HMI name: line3')
  byRole('dialog', { name: 'Change date and time' })
})

test.run()
