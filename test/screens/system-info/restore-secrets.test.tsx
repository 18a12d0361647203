import '../../setup/dom'
import * as assert from 'uvu/assert'
import type { RestoreModel } from '../../../src/screens/system-info/configuration/restore/model'
import { PlanCard } from '../../../src/screens/system-info/configuration/restore/plan-card'
import { RestoreDialog } from '../../../src/screens/system-info/configuration/restore/restore-dialog'
import { RunCard } from '../../../src/screens/system-info/configuration/restore/run-card'
import type { Panel } from '../../panel/panel'
import { test } from '../../setup/panel-test'
import { byRole, click, clickWhenEnabled, findByRole, findByText } from '../../setup/query'
import { edited, planned, ran, savedText } from '../../setup/restoring'
import { render } from '../../setup/screen'

const secretsOf = (model: RestoreModel) =>
  model.$secrets.get().map(({ secret, isStored, isRequired }) => [secret, { isStored, isRequired: isRequired({}) }])

const withoutUsers = (panel: Panel) =>
  Object.assign(panel.state.webview.settings, {
    ...{ control_username: '', control_password: '', view_username: '', view_password: '' }
  })

test('requires a password that the panel needs for these settings and does not have', async ({ panel }) => {
  const text = await savedText()
  panel.state.email.password = ''
  panel.state.email.smtp.retries += 1
  withoutUsers(panel)
  const { model } = await planned(text)
  const required = { isStored: false, isRequired: true }
  assert.equal(secretsOf(model), [
    ['password', required],
    ['control_password', required],
    ['view_password', required]
  ])
})

test('requires a password again that the panel keeps only for another server', async ({ panel }) => {
  const text = await savedText()
  panel.state.email.smtp.retries += 1
  const unchanged = await planned(text)
  assert.equal(secretsOf(unchanged.model), [['password', { isStored: true, isRequired: false }]])
  panel.state.email.smtp.host = 'mail.other.example'
  const { model, plan } = await planned(text)
  assert.equal(secretsOf(model), [['password', { isStored: true, isRequired: true }]])
  model.choose(
    plan.changes.filter(({ field }) => field === 'host').map(({ id }) => id),
    false
  )
  assert.equal(secretsOf(model), [['password', { isStored: true, isRequired: false }]], 'the host stays')
})

test('requires a password again where the server would be encrypted less', async ({ panel }) => {
  const text = edited(await savedText(), resources => {
    Object.assign(resources['/email/smtp']!, { encryption: 'none' })
  })
  assert.equal(secretsOf((await planned(text)).model), [['password', { isStored: true, isRequired: true }]])
  panel.state.email.smtp.encryption = 'none'
  const { model } = await planned(await savedText())
  assert.equal(secretsOf(model), [])
})

test('requires one of two passwords where the panel needs any', async ({ panel }) => {
  const text = edited(await savedText(), resources => {
    Object.assign(resources['/features/vnc/settings']!, {
      ...{ enabled: true, control_password_set: true, view_password_set: true }
    })
  })
  Object.assign(panel.state.vnc.passwords, { control: '', view: '' })
  const { model } = await planned(text)
  const [control, view] = model.$secrets.get()
  assert.equal([control!.isRequired({}), view!.isRequired({})], [true, true])
  const typed = { [view!.id]: 'watch315' }
  assert.equal([control!.errorOf(typed), view!.errorOf(typed)], [undefined, undefined])
  assert.is((await ran(model, typed)).steps[0]!.outcome?.status, 'restored')
})

test('does not offer to add a Wi-Fi network that needs more than a file has', async () => {
  const text = edited(await savedText(), resources => {
    const networks = resources['/network/wifi/networks'] ?? {}
    Object.assign(networks, {
      plant: { ssid: 'plant', hidden: false, security: 'enterprise', method: 'PEAP', autoconnect: true },
      office: { ssid: 'office', hidden: false, security: 'personal', method: null, autoconnect: true }
    })
  })
  const { model, plan } = await planned(text)
  const added = plan.changes.filter(({ method }) => method === 'post')
  assert.equal(
    added.map(({ entry, misfit }) => [entry, misfit]),
    [
      ['plant', 'systemInfoRestore.misfit.create'],
      ['office', undefined]
    ]
  )
  model.choose([added[1]!.id], true)
  assert.equal(secretsOf(model), [['password', { isStored: false, isRequired: true }]])
})

test('says of each password whether it may be left empty, and restores nothing without a required one', async ({
  panel
}) => {
  const text = await savedText()
  panel.state.email.password = ''
  panel.state.vnc.passwords.view = ''
  const { model, plan } = await planned(text)
  render(<RestoreDialog model={model} plan={plan} steps={model.$steps.get()} count={2} onClose={() => {}} />)
  const dialog = byRole('dialog')
  await clickWhenEnabled('Restore', dialog)
  await findByText('Required', dialog)
  assert.match(dialog.textContent ?? '', 'PasswordRequiredNeeded for these settings; this panel has none')
  assert.match(dialog.textContent ?? '', 'View-only passwordNot set on this panel; may be left empty')
  assert.is(model.$run.get(), undefined)
})

test('counts a setting that was left out like the button did, and lists it with the reason', async ({ panel }) => {
  const text = await savedText()
  panel.state.vnc.passwords.view = ''
  panel.state.misc.ftp.port = 2121
  const { model, plan } = await planned(text)
  render(<PlanCard model={model} plan={plan} />)
  click(byRole('button', { name: 'Restore 2 settings' }))
  await clickWhenEnabled('Restore', await findByRole('dialog', { name: 'Restore 2 settings?' }))
  render(<RunCard model={model} run={model.$run.get()!} />)
  const summary = (await findByText('Settings restored: 1 of 2')).closest('[role=status]')!
  assert.match(summary.textContent ?? '', 'Left out: no password entered (1)')
  const row = byRole('row', { name: /View-only password/ })
  assert.match(row.textContent ?? '', 'Left out: no password entered')
})

test.run()
