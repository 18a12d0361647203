import '../../setup/dom'
import * as assert from 'uvu/assert'
import { $i18n } from '../../../src/lib/text/i18n'
import { sectionsOf } from '../../../src/screens/system-info/configuration/restore/texts'
import { forgetLicence, rememberLicence } from '../../../src/session/licence'
import { test } from '../../setup/panel-test'
import { edited, moveToNew, planned, ran, savedText, writes } from '../../setup/restoring'

test('does not offer what needs a licence that this panel does not have', async ({ panel }) => {
  const text = await savedText()
  panel.state.secsGem.settings.port += 1
  const misfits = async () => {
    const { model, plan } = await planned(text)
    return plan.changes.map(({ id, misfit }) => [misfit, model.$chosen.get().has(id)])
  }
  assert.equal(await misfits(), [[undefined, true]])
  rememberLicence(false)
  assert.equal(await misfits(), [['systemInfoRestore.misfit.licence', false]])
  forgetLicence()
})

test('does not offer OPC UA nodes of PLCs that the project of this panel does not have', async () => {
  const text = await savedText()
  const fresh = await moveToNew()
  const { model, plan } = await planned(text)
  const change = plan.changes.find(({ resource }) => resource.path === '/opcua/node-tree')!
  assert.equal(change.misfit, ['systemInfoRestore.misfit.absent', { names: 'Line PLC' }])
  assert.not(model.$chosen.get().has(change.id))
  await ran(model)
  assert.not(writes(fresh).includes('PUT /opcua/node-tree'))
})

test('names a few of many PLCs, and leaves it to the panel where it does not list them', async ({ panel }) => {
  const text = edited(await savedText(), resources => {
    const like = {
      address: '1',
      format: 'MW%d',
      index_register: null,
      data_type: 'INT16',
      length: 1,
      access: 'readable'
    }
    const tags = Array.from({ length: 7 }, (_, index) => ({ ...like, name: `T${index}`, plc: `PLC ${index}` }))
    Object.assign(resources['/opcua/node-tree']!, { folders: [{ name: 'Line', folders: [], tags }] })
  })
  const misfit = async () => (await planned(text)).plan.changes[0]!.misfit
  assert.equal(await misfit(), ['systemInfoRestore.misfit.absent', { names: 'PLC 0, PLC 1, PLC 2, PLC 3, PLC 4 …' }])
  panel.faults.answerNext(404, { error_code: 'not_found', message: '' }, 'GET /opcua/driver-table')
  assert.is(await misfit(), undefined, 'not validated')
})

test('says of which field of a new entry the limits are, and on which screen to add what a restore cannot', async () => {
  const text = edited(await savedText(), resources => {
    const accounts = resources['/uac/accounts/{id}']!
    Object.assign(accounts, { night: { ...Object(accounts.operator), roles: [] } })
    Object.assign(resources['/network/wifi/networks']!, {
      plant: { ssid: 'plant', hidden: false, security: 'enterprise', method: 'PEAP', autoconnect: true }
    })
    const operators = resources['/project/enhanced-security/accounts/{id}']!
    Object.assign(operators, { Shift9: { ...Object(Object.values(operators)[0]), username: 'Shift9' } })
    const ports = resources['/network/ethernet/{id}/settings']!
    Object.assign(ports, { eth9: Object.values(ports)[0] })
  })
  const { plan } = await planned(text)
  const rows = sectionsOf(plan.changes, $i18n.get().t).flatMap(section => section.rows)
  assert.equal(
    rows.map(({ change, note }) => [change.entry, note]),
    [
      ['night', 'Menu permissions: This panel accepts 1 to 200 entries'],
      ['Shift9', 'Add this manually on the screen “Enhanced Security”'],
      ['plant', 'Add this manually on the screen “Wi-Fi”'],
      ['eth9', 'Not on this panel']
    ]
  )
})

test.run()
