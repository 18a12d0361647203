import '../../setup/dom'
import * as assert from 'uvu/assert'
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

test.run()
