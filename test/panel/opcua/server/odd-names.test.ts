import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { callerAs } from '../../http/caller'
import { issueCertificate } from '../certificates/issue'
import { plantKeys } from '../certificates/keys'
import { browseNodes } from './browse-nodes'
import { loadNodeOpcua } from './node-opcua'
import { connectClient, createIdentity } from './test-client'
import { openPlant, type Plant } from './test-plant'

const test = suite('odd names')

const DAY = 86_400_000
const ADMINISTRATOR = { user: { userName: 'administrator', password: 'Line2x11' } }
/** Quotes, what separates parts of names elsewhere, a line separator, another writing direction, and more than 16 bits. */
const ODD = '"2", O=\'x\'+y\\z; 充填\u2028機 %41 #1 \u202e𝄞'
/** What a certificate may have besides. */
const CONTROL = `${ODD} \u0007\ttab\nCN=Other`

let plant: Plant
test.before(async () => {
  plant = await openPlant(({ nodeTree: { folders } }) => {
    const [filler] = folders
    filler!.name = ODD
    filler!.tags[0]!.name = `${ODD}.2:Speed`
  })
})
test.after(async () => {
  await plant.close()
})

test('application names, subjects and tags with odd characters are served and shown as they are', async () => {
  const { panel } = plant
  const { call, save } = await callerAs(panel)
  assert.is((await save('/opcua/settings', { application_name: ODD })).status, 204)
  const names = { host_names: ['line2-hmi'], organization: ODD, organization_unit: ODD }
  const key = { valid_days: 365, key_bits: 2048 } as const
  const { body: own } = await call('POST /opcua/certificates/own/regenerate', { ...names, ...key })
  assert.equal([own.name, own.organization, own.organization_unit, own.problem], [ODD, ODD, ODD, null])
  await plant.waitForRestart()

  const identity = createIdentity(CONTROL)
  const uri = 'urn:test-pc:Odd'
  const { privateKey } = plantKeys()
  const choices = {
    commonName: CONTROL,
    organization: CONTROL,
    uri,
    validFrom: Date.now() - DAY,
    validTo: Date.now() + DAY
  }
  const odd = { ...identity, uri, certificate: issueCertificate(choices, privateKey) }
  plant.trust(odd)
  const client = await connectClient(plant.url(), odd, ADMINISTRATOR)
  assert.is(await client.serverName(), ODD)
  const [session] = (await call('GET /opcua/sessions')).body.items
  assert.is(session.client, CONTROL)
  const nodes = await browseNodes(client.session)
  const speed = nodes.find(({ name }) => name === `${ODD}.2:Speed`)
  assert.is(speed?.nodeId, `ns=1;s=${ODD}/${ODD}.2:Speed`)
  // As text, node-opcua reads it up to the line separator.
  const opc = loadNodeOpcua()
  const nodeId = new opc.NodeId(opc.NodeIdType.STRING, `${ODD}/${ODD}.2:Speed`, 1)
  assert.is((await client.read(nodeId)).statusCode.name, 'Good')
  assert.is(panel.opcua.values([speed?.nodeId ?? ''])[0]?.quality, 'good')
  await client.close()

  const { body } = await call('GET /opcua/certificates')
  const shown = body.items.find(({ list, uri: its }: Record<string, unknown>) => list === 'trusted' && its === uri)
  assert.equal([shown?.name, shown?.organization], [CONTROL, CONTROL])
})

test.run()
