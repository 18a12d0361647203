import * as assert from 'uvu/assert'
import { createNodeEditor } from '../../../../src/screens/opcua/nodes/model'
import { tagOf } from '../../../../src/screens/opcua/nodes/tree/tree'
import { recordCalls } from '../../../setup/calls'
import { test } from '../../../setup/panel-test'
import { holds } from '../../../setup/store'
import { idAt, SETTINGS } from './sample-tree'

async function openEditor() {
  const editor = createNodeEditor()
  await holds(editor.$nodes, ({ status }) => status === 'ready')
  return { ...editor, at: (path: string) => idAt(editor.document.$tree.get(), path) }
}

test('reads the values of the tags on the screen, of a renamed one too, and of none that is not saved', async () => {
  const editor = await openEditor()
  const [speed, zone] = [editor.at('Filler/Speed'), editor.at('Washer/Zone 1')]
  editor.actions.rename(speed, 'Rate')
  editor.actions.editTag(zone, { name: 'Zone 1', settings: { ...SETTINGS, address: '9' } })
  editor.actions.addTags(editor.at('Washer'), [{ name: 'Pump', settings: SETTINGS }])
  const pump = editor.at('Washer/Pump')
  editor.live.show([speed, zone, pump, editor.at('Washer')])
  const values = await holds(editor.live.$values, ({ size }) => size > 0)
  assert.equal([...values.keys()].sort(), [speed, zone, pump].sort())
  assert.equal([values.get(zone), values.get(pump)], ['unsaved', 'unsaved'])
  const value = values.get(speed)
  assert.ok(value !== 'unsaved' && value?.quality === 'good' && typeof value.value === 'number')
})

test('reads the value of a tag that was edited back to what is saved', async () => {
  const editor = await openEditor()
  const zone = editor.at('Washer/Zone 1')
  const settings = tagOf(editor.document.$base.get(), zone)?.settings ?? SETTINGS
  editor.actions.editTag(zone, { name: 'Zone 1', settings: { ...settings } })
  editor.live.show([zone])
  const values = await holds(editor.live.$values, ({ size }) => size > 0)
  assert.is.not(values.get(zone), 'unsaved')
})

test('requests nothing while no tag is on the screen', async ({ panel }) => {
  const editor = await openEditor()
  const calls = recordCalls(panel)
  editor.live.show([editor.at('Filler')])
  await holds(editor.live.$stale, stale => !stale)
  assert.equal(calls, [])
})

test('marks the values as old when the panel does not respond, and reads them again', async ({ panel }) => {
  const editor = await openEditor()
  editor.live.show([editor.at('Filler/Speed')])
  const stop = editor.live.$values.listen(() => {})
  await holds(editor.live.$values, ({ size }) => size > 0)
  panel.faults.answer(500, undefined, 'POST /opcua/values')
  await holds(editor.live.$stale, stale => stale)
  assert.is(editor.live.$values.get().size, 1)
  panel.faults.clear()
  await holds(editor.live.$stale, stale => !stale)
  stop()
})

test.run()
