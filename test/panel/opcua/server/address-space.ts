import { utcOf } from '../../device/utc'
import { DATA_TYPES, type TagScalar, type TagValue } from '../data-types'
import type { EnginePanel, EngineSetup, Tag } from '../engine'
import { NAMESPACE, nodeIdOf, nodeNameOf } from '../nodes'
import { isArray, type Reading } from '../plc-values'
import type { AddressSpace, NodeOpcua, ServerSession, Variable } from './node-opcua'
import { status } from './status'

type Folder = EngineSetup['nodeTree']['folders'][number]

/** Types of OPC UA by those of the PLC. */
const TYPES: Record<string, string> = {
  BOOL: 'Boolean',
  INT16: 'Int16',
  UINT16: 'UInt16',
  INT32: 'Int32',
  UINT32: 'UInt32',
  FLOAT: 'Float',
  DOUBLE: 'Double',
  STRING: 'String'
}

/** What takes some tens of milliseconds. */
const TAGS_AT_ONCE = 200

export interface SpaceOptions {
  panel: EnginePanel
  /** The least sampling interval. */
  samplingMs: number
  onWrite(session: ServerSession | undefined, nodeId: string, tag: Tag, value: TagValue): boolean
}

/** Adds the saved folders and tags below `Objects` in parts, so that the panel responds in between. */
export async function addNodes(
  opc: NodeOpcua,
  space: AddressSpace,
  folders: readonly Folder[],
  options: SpaceOptions
): Promise<void> {
  const namespace = space.getOwnNamespace()
  let added = 0

  // As text a name such as `2:Speed` would be one of another namespace.
  const named = (path: readonly string[]) => ({
    browseName: new opc.QualifiedName({ name: path.at(-1) ?? '', namespaceIndex: NAMESPACE }),
    nodeId: new opc.NodeId(opc.NodeIdType.STRING, nodeNameOf(path), NAMESPACE)
  })

  const addTag = (tag: Tag, path: readonly string[], parent: object) => {
    const variable = namespace.addVariable({
      ...named(path),
      organizedBy: parent,
      dataType: TYPES[tag.data_type] ?? 'BaseDataType',
      valueRank: isArray(tag) ? 1 : -1,
      ...(isArray(tag) && { arrayDimensions: [tag.length] }),
      accessLevel: tag.access === 'writable' ? 'CurrentRead | CurrentWrite' : 'CurrentRead',
      minimumSamplingInterval: options.samplingMs
    })
    bindTag(opc, variable, nodeIdOf(path), tag, options)
  }

  const addFolder = async (folder: Folder, path: readonly string[], parent: object) => {
    const own = [...path, folder.name]
    const node = namespace.addObject({ ...named(own), organizedBy: parent, typeDefinition: 'FolderType' })
    for (const child of folder.folders) await addFolder(child, own, node)
    for (const tag of folder.tags) {
      addTag(tag, [...own, tag.name], node)
      added += 1
      if (added % TAGS_AT_ONCE === 0) await nextTurn()
    }
  }

  for (const folder of folders) await addFolder(folder, [], space.rootFolder.objects)
}

const nextTurn = () => new Promise<void>(resolve => void setImmediate(resolve))

function bindTag(opc: NodeOpcua, variable: Variable, nodeId: string, tag: Tag, { panel, onWrite }: SpaceOptions): void {
  let writer: ServerSession | undefined
  variable.bindVariable({
    timestamped_get: () => dataValueOf(opc, tag, panel.read(tag), panel.now()),
    timestamped_set({ value: { value } }, callback) {
      const taken = readWritten(tag, value)
      if (taken === undefined) callback(null, status(opc, 'BadOutOfRange'))
      else callback(null, status(opc, onWrite(writer, nodeId, tag, taken) ? 'Good' : 'BadNoCommunication'))
    }
  })
  const { writeValue } = variable
  // The setter is called within and is not passed the session.
  variable.writeValue = (context, value, range, callback) => {
    if (range && !range.isEmpty()) return callback(null, status(opc, 'BadWriteNotSupported'))
    writer = context.session
    writeValue.call(variable, context, value, range, callback)
  }
}

const QUALITY = {
  good: 'Good',
  uncertain: 'UncertainLastUsableValue',
  plc_disconnected: 'BadNoCommunication',
  address_error: 'BadConfigurationError',
  not_saved: 'BadNodeIdUnknown'
} as const

function dataValueOf(opc: NodeOpcua, tag: Tag, { value, quality, reason }: Reading, now: number): object {
  const statusCode = status(opc, QUALITY[reason ?? (quality === 'bad' ? 'plc_disconnected' : quality)])
  const sourceTimestamp = new Date(utcOf(now))
  if (value === null) return new opc.DataValue({ statusCode, sourceTimestamp })
  const dataType = opc.DataType[TYPES[tag.data_type] ?? ''] ?? 0
  const arrayType = Array.isArray(value) ? opc.VariantArrayType.Array : opc.VariantArrayType.Scalar
  return new opc.DataValue({ statusCode, sourceTimestamp, value: { dataType, arrayType, value } })
}

/** A value as the PLC can have it; undefined for one that it cannot. */
function readWritten(tag: Tag, value: unknown): TagValue | undefined {
  if (!isArray(tag)) return readScalar(tag, value)
  if (!isList(value) || value.length !== tag.length) return undefined
  const values = value.map(entry => readScalar(tag, entry))
  return values.every(entry => entry !== undefined) ? values : undefined
}

/** Arrays of numbers are typed arrays. */
function isList(value: unknown): value is unknown[] {
  return Array.isArray(value) || ArrayBuffer.isView(value)
}

function readScalar(tag: Tag, value: unknown): TagScalar | undefined {
  const type = DATA_TYPES[tag.data_type]
  if (type?.kind === 'text') return typeof value === 'string' && value.length <= tag.length ? value : undefined
  if (type?.kind === 'bit') return typeof value === 'boolean' ? value : undefined
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
