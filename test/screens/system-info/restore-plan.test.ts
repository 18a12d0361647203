import '../../setup/dom'
import * as assert from 'uvu/assert'
import { $i18n } from '../../../src/lib/text/i18n'
import { createRestore } from '../../../src/screens/system-info/configuration/restore/model'
import { summaryOf } from '../../../src/screens/system-info/configuration/restore/run'
import { sectionsOf } from '../../../src/screens/system-info/configuration/restore/texts'
import { createPanel } from '../../panel/panel'
import { test } from '../../setup/panel-test'
import { edited, moveTo, namesOf, planned, ran, results, savedText, writes } from '../../setup/restoring'

test('plans what differs, without what belongs to the panel and without the network, and sends nothing', async ({
  panel
}) => {
  const text = await savedText()
  panel.state.misc.ftp.port = 2121
  panel.state.hmiName = 'line9-hmi'
  const before = writes(panel).length
  const { model, plan } = await planned(text)
  assert.equal(namesOf(plan.changes), ['/system/hmi/name name', '/network/hotspot ssid', '/features/misc/ftp port'])
  assert.equal(
    [...model.$chosen.get()].map(id => id.trim()),
    ['/features/misc/ftp\n\nport']
  )
  assert.is(writes(panel).length, before)
})

test('lists what does not fit: values, choices, fields and calls of another panel, and what is done by hand', async ({
  panel
}) => {
  const text = edited(await savedText(), resources => {
    resources['/features/misc/buzzer'] = { ...resources['/features/misc/buzzer'], volume_percent: 140, melody: 'a' }
    resources['/features/misc/led'] = { mode: 'rainbow' }
    resources['/features/misc/ftp'] = { enabled: 'yes', port: 21, tls_required: true }
    resources['/features/misc/shifts'] = JSON.parse('7')
    resources['/features/holograms'] = { colour: 'blue' }
    Object.assign(resources['/opcua/certificates']!, { AA: { name: 'Client' } })
  })
  const { model, plan } = await planned(text)
  assert.is(model.$picked.get()!.changed, true)
  const misfits = plan.changes.map(({ field, misfit }) => [field, misfit])
  assert.equal(
    misfits.filter(([field]) => field !== 'tls_required'),
    [
      ['', 'systemInfoRestore.misfit.byHand'],
      ['mode', 'systemInfoRestore.misfit.choice'],
      ['volume_percent', ['systemInfoRestore.misfit.range', { min: 0, max: 100 }]],
      ['melody', 'systemInfoRestore.missing.unknown'],
      ['enabled', 'systemInfoRestore.misfit.invalid']
    ]
  )
  assert.equal(
    plan.missing.map(({ path, reason }) => [path, reason]),
    [
      ['/features/misc/shifts', 'invalid'],
      ['/features/holograms', 'unknown']
    ]
  )
  assert.ok(writes(panel).every(name => !name.startsWith('PUT')))
})

test('creates no entry under another name than its own, and removes none for a value that is no entry', async () => {
  const text = edited(await savedText(), resources => {
    const accounts = resources['/uac/accounts/{id}']!
    const { operator } = accounts
    Object.assign(accounts, { harmless: { ...Object(operator), username: 'sneaky' }, operator: null })
  })
  const { model, plan } = await planned(text)
  assert.equal(
    plan.changes.map(({ entry, misfit }) => [entry, misfit]),
    ['operator', 'harmless'].map(name => [name, 'systemInfoRestore.misfit.invalid'])
  )
  assert.equal(model.$steps.get(), [])
})

test('says whether the panel has a password, and that one stays set which a file has not', async ({ panel }) => {
  const saved = await savedText()
  const wordsOf = async (text: string) => {
    const { plan } = await planned(text)
    const rows = sectionsOf(plan.changes, $i18n.get().t).flatMap(section => section.rows)
    return rows.map(({ change, before, after, note }) => [change.field, before, after, note])
  }
  const without = edited(saved, resources => Object.assign(resources['/email/smtp']!, { password_set: false }))
  assert.equal(await wordsOf(without), [['password', 'Set', 'Not set', 'Stays set: a restore does not remove it']])
  panel.state.email.password = ''
  assert.equal(await wordsOf(saved), [['password', 'Not set', 'To be entered', '']])
})

test('does not say that the password of a user stays, which the panel removes with the user', async ({ panel }) => {
  const passwords = ({ plan }: Awaited<ReturnType<typeof planned>>) =>
    plan.changes.filter(({ isSecret }) => isSecret).map(({ field, misfit }) => [field, misfit])
  const text = edited(await savedText(), resources => {
    Object.assign(resources['/features/webview/settings']!, { control_username: '', control_password_set: false })
  })
  const restored = await planned(text)
  assert.equal(passwords(restored), [])
  await ran(restored.model)
  assert.is(panel.state.webview.settings.control_password, '')
  await restored.model.undo()
  assert.equal(
    restored.model.$secrets.get().map(({ secret, isStored }) => [secret, isStored]),
    [
      ['control_password', false],
      ['view_password', true]
    ]
  )
})

test('restores together what the panel accepts only together, such as a gateway with its address', async ({
  panel
}) => {
  const text = await savedText()
  const { address, gateway } = panel.state.codesys.settings
  Object.assign(panel.state.codesys.settings, { address: '192.168.10.77', gateway: '', start_with_panel: false })
  const { model, plan } = await planned(text)
  const chosen = () => namesOf([...model.$chosen.get()].map(id => ({ id }))).map(name => name.split(' ')[1])
  assert.equal(chosen(), ['start_with_panel'])
  model.choose([plan.changes.find(({ field }) => field === 'gateway')!.id], true)
  assert.equal(chosen(), ['start_with_panel', 'gateway', 'address'])
  assert.equal(results(await ran(model)), [['/features/codesys/settings', 'restored']])
  assert.equal([panel.state.codesys.settings.address, panel.state.codesys.settings.gateway], [address, gateway])
})

test('does not restore a gateway without the address that it belongs to', async () => {
  const text = edited(await savedText(), resources => {
    Object.assign(resources['/features/codesys/settings']!, { address: 7, gateway: '' })
  })
  const { plan } = await planned(text)
  assert.equal(
    plan.changes.map(({ field, misfit }) => [field, misfit]),
    [
      ['address', 'systemInfoRestore.misfit.invalid'],
      ['gateway', 'systemInfoRestore.misfit.together']
    ]
  )
})

test('counts what a run leaves: what is impossible, and what was not selected', async ({ panel }) => {
  const text = edited(await savedText(), resources => {
    Object.assign(resources['/features/misc/led']!, { mode: 'rainbow' })
  })
  Object.assign(panel.state.misc.ftp, { port: 2121, tls_required: !panel.state.misc.ftp.tls_required })
  Object.assign(panel.state.misc.buzzer, { volume_percent: 7, touch_sound: !panel.state.misc.buzzer.touch_sound })
  panel.state.hmiName = 'line9-hmi'
  const { model, plan } = await planned(text)
  model.choose(
    plan.changes.filter(({ field }) => field === 'tls_required').map(({ id }) => id),
    false
  )
  const run = await ran(model)
  assert.equal(summaryOf(run), { done: 3, total: 3, others: [], impossible: 1, notSelected: 3, isWhole: false })
})

test('lists what another model does not have, and sends nothing for it', async () => {
  const text = await savedText()
  const other = createPanel({ missing: ['opcua', 'easyaccess', 'secs-gem'] })
  await moveTo(other, 'engineer')
  other.faults.answer(404, { error_code: 'not_found', message: '' }, 'GET /features/misc/led')
  const { plan } = await planned(text)
  assert.equal(
    plan.missing.map(({ path, reason }) => [path, reason]),
    [
      '/features/easyaccess/settings',
      '/opcua/settings',
      '/opcua/node-tree',
      '/opcua/certificates',
      '/opcua/discovery',
      '/opcua/trace/settings',
      '/features/misc/led',
      '/features/secs-gem/settings'
    ].map(path => [path, 'absent'])
  )
  assert.equal(namesOf(plan.changes), [], 'nothing is guessed')
  other.state.misc.ftp.port = 2121
  const run = await ran((await planned(text)).model)
  assert.equal(results(run), [['/features/misc/ftp', 'restored']])
  assert.is(summaryOf(run).isWhole, false)
})

test('does not take a file with more levels than a configuration has', async () => {
  const text = await savedText()
  const deep = text.replace('"starts": [', `"starts": [${'['.repeat(30_000)}${']'.repeat(30_000)},`)
  const model = createRestore(() => {})
  await model.pick(new File([deep], 'deep.json'))
  assert.equal([deep === text, model.$picked.get()!.error], [false, 'systemInfoConfiguration.file.foreign'])
})

test.run()
