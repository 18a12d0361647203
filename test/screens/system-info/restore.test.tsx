import '../../setup/dom'
import * as assert from 'uvu/assert'
import { refusalOf } from '../../../src/lib/remote/failure'
import SystemInfoScreen from '../../../src/screens/system-info'
import { $networkChange } from '../../../src/stores/network-change'
import { pickFile } from '../../setup/attach'
import { test } from '../../setup/panel-test'
import { byLabel, byRole, byText, click, clickWhenEnabled, findByRole, findByText } from '../../setup/query'
import {
  edited,
  moveToNew,
  namesOf,
  planned,
  ran,
  results,
  savedText,
  settled,
  typedSecrets,
  writes
} from '../../setup/restoring'
import { render } from '../../setup/screen'
import { holds } from '../../setup/store'

test('restores settings, entries and groups in their order, and puts back what was before', async ({ panel }) => {
  const text = await savedText()
  const [contact, ...rest] = panel.state.email.contacts
  const others = [...rest]
  panel.state.misc.ftp.port = 2121
  panel.state.email.contacts = rest
  const { model, saved } = await planned(text)
  const run = await ran(model)
  assert.equal([...new Set(results(run).map(([, status]) => status))], ['restored'])
  assert.match(saved[0]!, 'configuration')
  assert.is(panel.state.misc.ftp.port, 21)
  const again = panel.state.email.contacts.find(({ mail }) => mail === contact!.mail)!
  assert.equal([again.name, again.groups], [contact!.name, contact!.groups])

  await model.undo()
  await ran(model)
  assert.is(panel.state.misc.ftp.port, 2121)
  const mails = panel.state.email.contacts.map(({ mail }) => mail)
  assert.equal(mails.sort(), others.map(({ mail }) => mail).sort())
})

test('goes on after the connection was lost at any step, before and after the panel has saved', async ({ panel }) => {
  const text = await savedText()
  const calls = ['POST /email/contacts', 'PUT /features/misc/led', 'PUT /features/misc/ftp']
  for (const fault of ['refuseNext', 'cutNext'] as const) {
    panel.state.misc.ftp.port = 2121
    panel.state.misc.led.mode = 'off'
    panel.state.email.contacts = panel.state.email.contacts.slice(1)
    const { model } = await planned(text)
    for (const call of calls) panel.faults[fault](call)
    const sent = writes(panel).length
    let run = await ran(model)
    for (const call of calls) {
      assert.equal([run.status, run.failure?.failure.kind !== 'refused'], ['paused', true], `${fault} ${call}`)
      void model.$run.get()!.proceed()
      run = await settled(model)
    }
    assert.equal([...new Set(results(run).map(([, status]) => status))], ['restored'], fault)
    assert.equal([panel.state.misc.ftp.port, panel.state.misc.led.mode], [21, 'power_and_link'])
    assert.is(writes(panel).length - sent, run.steps.length, 'none is sent twice')
  }
})

test('never overwrites what somebody else has saved in the meantime', async ({ panel }) => {
  const text = await savedText()
  panel.state.misc.ftp.port = 2121
  panel.state.misc.led.mode = 'off'
  const { model } = await planned(text)
  panel.state.misc.ftp.port = 2222
  panel.faults.answerNext(412, { error_code: 'changed_meanwhile', message: '' }, 'PUT /features/misc/led')
  assert.equal(results(await ran(model)), [
    ['/features/misc/led', 'overtaken'],
    ['/features/misc/ftp', 'overtaken']
  ])
  assert.equal([panel.state.misc.ftp.port, panel.state.misc.led.mode], [2222, 'off'])
})

test('keeps a field that is not chosen, and names what the panel refuses', async ({ panel }) => {
  const text = await savedText()
  Object.assign(panel.state.misc.ftp, { port: 2121, tls_required: !panel.state.misc.ftp.tls_required })
  const tls = panel.state.misc.ftp.tls_required
  panel.state.misc.led.mode = 'off'
  const { model, plan } = await planned(text)
  model.choose(
    plan.changes.filter(({ field }) => field === 'tls_required').map(({ id }) => id),
    false
  )
  const refusal = { error_code: 'validation_failed', message: '', fields: { port: 'port_taken' } }
  panel.faults.answerNext(400, refusal, 'PUT /features/misc/led')
  assert.equal(results(await ran(model)), [
    ['/features/misc/led', 'refused'],
    ['/features/misc/ftp', 'restored']
  ])
  assert.equal([panel.state.misc.ftp.port, panel.state.misc.ftp.tls_required], [21, tls])
})

test('changes the network last and through safe apply, only where it is chosen', async ({ panel }) => {
  const text = await savedText()
  panel.state.misc.ftp.port = 2121
  panel.state.radio.hotspot.settings.ssid = 'line9'
  for (const [result, status] of [
    ['cancelled', 'reverted'],
    ['saved', 'restored']
  ] as const) {
    const { model, plan } = await planned(text)
    const [ssid] = plan.changes.filter(({ resource }) => resource.path === '/network/hotspot')
    assert.not(model.$chosen.get().has(ssid!.id))
    model.choose([ssid!.id], true)
    model.start({})
    const request = (await holds($networkChange, asked => asked !== undefined))!
    assert.is(panel.state.misc.ftp.port, 21)
    assert.equal(request.change.changes.map(({ before, after }) => [before, after])[0]?.[0], 'line9')
    if (result === 'saved') assert.is((await request.change.save()).state, 'pending')
    request.settle(result)
    $networkChange.set(undefined)
    assert.is(results(await settled(model)).at(-1)?.[1], status)
  }
})

test('restores the snapshot of one panel on a new one, with the passwords that it asks for', async () => {
  const text = await savedText()
  const fresh = await moveToNew()
  const { model, plan } = await planned(text)
  assert.ok(plan.changes.filter(({ call }) => call?.pending).every(({ id }) => !model.$chosen.get().has(id)))
  const inputs = model.$secrets.get()
  assert.ok(inputs.some(({ secret, isRequired }) => secret === 'password' && isRequired({})))
  const run = await ran(model, typedSecrets(model))
  assert.is(run.status, 'ended')
  const others = run.steps.flatMap(({ step, outcome }) =>
    outcome?.status === 'restored'
      ? []
      : [[step.id.trim(), outcome?.status === 'refused' && refusalOf(outcome.error)?.code]]
  )
  assert.equal(others, [
    ['/project/recipe-backups/settings', 'medium_missing'],
    ['/features/secs-gem/settings', 'not_licensed']
  ])
  assert.ok(fresh.state.accounts.some(({ username }) => username === 'operator'))
  assert.is(fresh.state.email.contacts.length, Object.keys(JSON.parse(text).resources['/email/contacts']).length)
})

test('leaves out a password that is left empty, and sends the other settings', async ({ panel }) => {
  const { settings, passwords } = panel.state.vnc
  const text = edited(await savedText(), resources => {
    Object.assign(resources['/features/vnc/settings']!, { shared: !settings.shared, view_password_set: true })
  })
  passwords.view = ''
  const { model, plan } = await planned(text)
  assert.equal(
    plan.changes.flatMap(({ field, resource }) => (resource.tag === 'vnc' ? [field] : [])),
    ['shared', 'view_password']
  )
  const asked = model.$secrets.get().find(({ secret }) => secret === 'view_password')!
  assert.is(asked.errorOf({}), undefined)
  const run = await ran(model)
  assert.equal(
    run.steps.map(({ step, outcome }) => [...namesOf(step.changes), outcome?.status]),
    [
      ['/features/vnc/settings shared', 'restored'],
      ['/features/vnc/settings view_password', 'leftOut']
    ]
  )
  panel.state.vnc.passwords.view = ''
  assert.equal(
    (await ran((await planned(text)).model)).steps.map(({ outcome }) => outcome?.status),
    ['leftOut']
  )
})

test('shows the plan by section, and asks before anything is sent', async ({ panel }) => {
  const text = await savedText()
  panel.state.misc.ftp.port = 2121
  panel.state.hmiName = 'line9-hmi'
  history.replaceState(null, '', '/app/system/system-info?tab=configuration')
  render(<SystemInfoScreen />)
  await clickWhenEnabled('Restore a snapshot')
  await findByText('The panel is only read until you have confirmed the restore.')
  const card = byRole('region', { name: 'Restore' })
  pickFile(byLabel('Snapshot file', card), new File([text], 'line2.json'))
  await clickWhenEnabled('Check snapshot')
  click(await findByRole('button', { name: 'Misc: 1 of 1' }))
  assert.match(byRole('row', { name: /Port/ }).textContent ?? '', /Port.*2121.*21/)
  click(byRole('button', { name: 'Restore 1 setting' }))
  const dialog = await findByRole('dialog', { name: 'Restore 1 setting?' })
  byText('Snapshot: line2-hmi (HMI-3152, Serial number: 2609A0417F31), 2026/11/21 09:41:07')
  await clickWhenEnabled('Cancel', dialog)
  click(byRole('checkbox', { name: 'Restore: Misc' }))
  await findByRole('button', { name: 'Misc: 0 of 1' })
  assert.is(panel.state.misc.ftp.port, 2121)
})

test.run()
