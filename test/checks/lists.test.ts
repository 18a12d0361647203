import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assembleContract } from '../../.build/contract.mjs'
import { type ContractDocument, listOperations, type Operation, responseOf } from '../panel/http/contract-document'

/** Lists of replies that are not `{ items, total }`, each with the reason why it cannot grow. */
const FIXED: Record<string, string> = {
  'AccountImportResult.rows': 'one for each row that was sent',
  'AlarmQuality.chattering': 'at most 50',
  'AlarmQuality.priorities': 'one for each priority',
  'AlarmQuality.shifts': 'at most 42',
  'AlarmQuality.standing': 'at most 50',
  'AlarmQuality.top': 'at most ten',
  'Connections.other_radios': 'hardware',
  'DataBackupRun.files': 'one or two for each log',
  'DataBackupSituation.groups': 'A to P',
  'DataBackupSituation.media': 'hardware',
  'DataForecast.sources': 'one for each kind of log',
  'DataLog.channels': 'defined by the project',
  'DataLogRecords.statistics': 'one for each channel',
  'DataLogRecords.utc_offsets': 'one for each change of the offset in the range',
  'EasyAccessReport.pass_through_devices': 'one for each PLC of the project',
  'EasyAccessReport.servers': 'one for each location',
  'EasyAccessTest.steps': 'steps of a path',
  'EnhancedSecurity.classes': 'A to L',
  'Ethernet.ports': 'hardware',
  'EventComments.comments': 'at most fifty',
  'FileTargetTest.steps': 'steps of a kind of target',
  'Findings.findings': 'at most one for each check of the panel, link and certificate',
  'Health.events': 'the newest five',
  'Health.findings': 'at most one for each check of the panel',
  'Health.subsystems': 'parts of the panel',
  'HotspotStatus.clients': 'at most as many as the radio takes',
  'Job.log': 'read from an offset',
  'MailTest.steps': 'steps of a mail',
  'MiscServiceState.users': 'at most twenty',
  'MiscTest.steps': 'steps of a test',
  'OpcUaDiscoveryStatus.announced': 'a name and an address',
  'OpcUaDiscoveryTest.steps': 'steps of a registration',
  'OpcUaServer.endpoints': 'policies and modes',
  'OpcUaUse.sessions': 'at most as many as the settings permit',
  'OperationRecord.changes': 'at most two hundred, with their count',
  'PanelEvent.comments': 'at most fifty',
  'PlcDevice.addresses': 'defined by the driver',
  'Recipe.items': 'defined by the project',
  'RecipeBackupSituation.media': 'hardware',
  'RecipeBackupSituation.plcs': 'defined by the project',
  'RecipeRestorePlan.memory': 'areas of memory',
  'RecipeRestorePlan.plcs': 'defined by the project',
  'RecipeRestorePlan.recipes': 'defined by the project',
  'Restart.lines': 'at most twenty',
  'SecsGemTest.steps': 'steps of a test',
  'SystemIdentity.licences': 'features of the panel',
  'SystemIdentity.ports': 'hardware',
  'SystemPassword.connections': 'at most as many as the panel takes',
  'SystemPasswords.levels': 'levels of the panel',
  'TraceResult.hops': 'ends after a number of hops',
  'VncStatus.viewers': 'at most sixteen'
}

interface Schema {
  $ref?: string
  type?: string | string[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  oneOf?: Schema[]
  allOf?: Schema[]
}

const document: ContractDocument = assembleContract()
const named: Record<string, Schema> = Object(document.components?.schemas)

const nameOf = ({ $ref = '' }: Schema) => $ref.split('/').pop() ?? ''
const resolved = (schema: Schema): Schema => named[nameOf(schema)] ?? schema
const isList = ({ type }: Schema) => type === 'array'
/** A list of entries; one of plain values is part of an entry, such as the groups of a contact. */
const isOfEntries = ({ items = {} }: Schema) => 'properties' in resolved(items) || isList(resolved(items))
const hasTotal = ({ required = [] }: Schema) => required.includes('items') && required.includes('total')

/** The lists in a schema that have no total, as `Name.property`. */
function listsIn(schema: Schema, path: string, open: readonly string[] = []): string[] {
  const name = nameOf(schema)
  if (open.includes(name)) return []
  const whole = resolved(schema)
  const within = (part: Schema, at: string) => listsIn(part, at, name ? [...open, name] : open)
  const { properties = {}, items, additionalProperties: rest, oneOf = [], allOf = [] } = whole
  const at = name || path
  const fields = Object.entries(properties).flatMap(([key, value]) =>
    key === 'items' && hasTotal(whole) ? within(resolved(value).items ?? {}, `${at}[]`) : within(value, `${at}.${key}`)
  )
  const entries = [...(items ? [items] : []), ...(typeof rest === 'object' ? [rest] : [])]
  return [
    ...(isList(whole) && isOfEntries(whole) ? [path] : []),
    ...fields,
    ...entries.flatMap(part => within(part, `${at}[]`)),
    ...[...oneOf, ...allOf].flatMap(part => within(part, at))
  ]
}

function repliesOf(operation: Operation): Schema[] {
  const statuses = Object.keys(operation.responses).filter(status => status.startsWith('2'))
  return statuses.flatMap(status => {
    const { schema } = Object(responseOf(document, operation, Number(status))?.content?.['application/json'])
    return schema ? [schema] : []
  })
}

const test = suite('lists')

test('each list of a reply that can grow is { items, total }', () => {
  const operations = listOperations(document).filter(({ given }) => !given)
  const found = operations.flatMap(operation => repliesOf(operation).flatMap(schema => listsIn(schema, operation.name)))
  assert.equal([...new Set(found)].sort(), Object.keys(FIXED))
})

test('finds a list without a total wherever it is in a reply', () => {
  const entry: Schema = { type: 'object', properties: { id: { type: 'string' } } }
  const list: Schema = { type: 'array', items: entry }
  const object = (properties: Record<string, Schema>): Schema => ({
    type: 'object',
    properties,
    required: Object.keys(properties)
  })
  const total = { type: 'integer' }
  assert.equal(listsIn(list, 'GET /a'), ['GET /a'])
  assert.equal(listsIn(object({ items: list }), 'GET /a'), ['GET /a.items'])
  assert.equal(listsIn(object({ items: list, total }), 'GET /a'), [])
  assert.equal(listsIn(object({ items: list, total, others: list }), 'GET /a'), ['GET /a.others'])
  assert.equal(listsIn({ oneOf: [object({ rows: list })] }, 'GET /a'), ['GET /a.rows'])
  const nested = object({ items: { type: 'array', items: object({ rows: list }) }, total })
  assert.equal(listsIn(nested, 'GET /a'), ['GET /a[].rows'])
  assert.equal(listsIn(object({ names: { type: 'array', items: { type: 'string' } } }), 'GET /a'), [])
})

test.run()
