import '../../setup/dom'
import * as assert from 'uvu/assert'
import { createRestore, type RestoreModel } from '../../../src/screens/system-info/configuration/restore/model'
import type { Step } from '../../../src/screens/system-info/configuration/restore/plan'
import type { Run } from '../../../src/screens/system-info/configuration/restore/run-state'
import { createPanel } from '../../panel/panel'
import { test } from '../../setup/panel-test'
import {
  moveTo,
  moveToNew,
  planned,
  ran,
  results,
  savedText,
  settled,
  typedSecrets,
  writes
} from '../../setup/restoring'

/** Of the seed, for which another panel lacks a medium or a licence. */
const REFUSED = 2

const callOf = ({ method, call }: Step) => `${method.toUpperCase()} ${call.path}`
const callsOf = (model: RestoreModel) => model.$steps.get().map(callOf)
const statesOf = (run: Run) => [...new Set(results(run).map(([, status]) => status))].sort()

for (const fault of ['refuseNext', 'cutNext'] as const)
  test(`restores a whole panel although each of its requests is interrupted once (${fault})`, async () => {
    const text = await savedText()
    const fresh = await moveToNew()
    const { model } = await planned(text)
    const calls = callsOf(model)
    const withPasswords = model.$secrets.get().map(({ step }) => callOf(step))
    for (const call of calls) fresh.faults[fault](call)
    const sent = writes(fresh).length
    let run = await ran(model, typedSecrets(model))
    let pauses = 0
    while (run.status === 'paused') {
      pauses += 1
      void model.$run.get()!.proceed()
      run = await settled(model)
    }
    assert.ok(calls.length > 30, String(calls.length))
    assert.ok(pauses >= calls.length - REFUSED, `${pauses} of ${calls.length}`)
    assert.equal(statesOf(run), ['refused', 'restored'])
    const refused = results(run).flatMap(([path, status]) => (status === 'refused' ? [path] : []))
    assert.is(refused.length, REFUSED)
    const repeatable = [...withPasswords, ...refused.map(path => `PUT ${path}`)]
    const repeated = writes(fresh)
      .slice(sent)
      .filter((call, at, all) => all.indexOf(call) !== at && calls.filter(other => other === call).length === 1)
    assert.equal(
      repeated.filter(call => !repeatable.includes(call)),
      [],
      'no call has an effect twice, but of a password nobody can read whether it is set'
    )
  })

test('continues on a panel that has lost its power in the middle', async () => {
  const text = await savedText()
  const fresh = await moveToNew()
  const { model } = await planned(text)
  const calls = callsOf(model)
  fresh.faults.refuseNext(calls[Math.floor(calls.length / 2)])
  const typed = typedSecrets(model)
  assert.is((await ran(model, typed)).status, 'paused')
  fresh.faults.reboot(30)
  void model.$run.get()!.proceed()
  assert.is((await settled(model)).status, 'paused')
  await fresh.clock.advance(31_000)
  model.leave()
  await moveTo(fresh, 'administrator')
  const later = createRestore(() => undefined)
  await later.resume()
  const left = later.$steps.get().length
  assert.ok(left > 0 && left < calls.length, `${left} of ${calls.length}`)
  const run = await ran(later, typedSecrets(later))
  assert.equal(statesOf(run), ['refused', 'restored'])
  const { model: after } = await planned(text)
  assert.equal(callsOf(after).length, REFUSED, 'what this panel refuses is all that is left')
})

test('restores 10,000 nodes', async () => {
  const large = createPanel({ seed: 'large-opcua' })
  await moveTo(large, 'engineer')
  const text = await savedText()
  const plant = createPanel()
  await moveTo(plant, 'engineer')
  const { model } = await planned(text)
  assert.equal(results(await ran(model)), [['/opcua/node-tree', 'restored']])
  assert.equal(plant.state.nodeTree, large.state.nodeTree)
})

test.run()
