import { writtenAddress } from '../rules'
import { nodeIdAt, type TagNode, type Tree, type TreeNode } from '../tree/tree'
import {
  ARRAY,
  FOLDER_TYPE,
  HAS_TYPE_DEFINITION,
  NODE_SET,
  OBJECTS,
  ORGANIZES,
  PANEL_TAG,
  READ,
  standardType,
  VARIABLE_TYPE,
  WRITE
} from './terms'

/** All folders and tags as lines of a UANodeSet (OPC 10000-6, annex F). `uri` is the namespace of the panel's nodes. */
export function writeNodeSet({ root }: Tree, uri: string): string[] {
  const types = new Map<string, string>()
  const nodes: string[] = []

  const add = (node: TreeNode, path: readonly string[], parent: string): void => {
    const names = [...path, node.name]
    const nodeId = nodeIdAt(names)
    if (node.kind === 'tag') {
      const { name, nodeId: type } = standardType(node.settings.data_type)
      types.set(name, type)
      nodes.push(variable(node, nodeId, parent))
      return
    }
    const below = node.children.map(child => reference('Organizes', nodeIdAt([...names, child.name])))
    nodes.push(
      element('UAObject', named(nodeId, node.name, parent), [
        element('DisplayName', {}, [escaped(node.name)]),
        references(FOLDER_TYPE, parent, below)
      ])
    )
    for (const child of node.children) add(child, names, nodeId)
  }
  for (const child of root.children) add(child, [], OBJECTS)

  const aliases = [...types, ['Organizes', ORGANIZES], ['HasTypeDefinition', HAS_TYPE_DEFINITION]] as const
  const required = element('RequiredModel', { ModelUri: 'http://opcfoundation.org/UA/' })
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<UANodeSet${attributes({ xmlns: NODE_SET, 'xmlns:panel': PANEL_TAG })}>`,
    element('NamespaceUris', {}, [element('Uri', {}, [escaped(uri)])]),
    element('Models', {}, [element('Model', { ModelUri: uri }, [required])]),
    element(
      'Aliases',
      {},
      aliases.map(([Alias, nodeId]) => element('Alias', { Alias }, [nodeId]))
    ),
    ...nodes,
    '</UANodeSet>',
    ''
  ]
}

function variable({ name, settings }: TagNode, nodeId: string, parent: string): string {
  const { plc, format, address, index_register, data_type, length, access } = settings
  const isArray = length > 1 && data_type !== 'STRING'
  const panelTag = element('panel:Tag', {
    Plc: plc,
    Format: format,
    Address: address,
    IndexRegister: index_register,
    DataType: data_type,
    Length: length
  })
  return element(
    'UAVariable',
    {
      ...named(nodeId, name, parent),
      DataType: standardType(data_type).name,
      ...(isArray && { ValueRank: ARRAY, ArrayDimensions: length }),
      AccessLevel: access === 'writable' ? READ + WRITE : READ
    },
    [
      element('DisplayName', {}, [escaped(name)]),
      element('Description', {}, [escaped(`${plc} ${writtenAddress(settings)}`)]),
      references(VARIABLE_TYPE, parent),
      element('Extensions', {}, [element('Extension', {}, [panelTag])])
    ]
  )
}

const named = (nodeId: string, name: string, parent: string) => ({
  NodeId: nodeId,
  BrowseName: `1:${name}`,
  ParentNodeId: parent
})

const references = (type: string, parent: string, below: readonly string[] = []): string =>
  element('References', {}, [
    reference('HasTypeDefinition', type),
    reference('Organizes', parent, { IsForward: 'false' }),
    ...below
  ])

const reference = (type: string, target: string, more: Attributes = {}): string =>
  element('Reference', { ReferenceType: type, ...more }, [escaped(target)])

type Attributes = Record<string, string | number | null>

const element = (name: string, properties: Attributes, content: readonly string[] = []): string =>
  content.length > 0
    ? `<${name}${attributes(properties)}>${content.join('')}</${name}>`
    : `<${name}${attributes(properties)}/>`

const attributes = (properties: Attributes): string =>
  Object.entries(properties)
    .map(([name, value]) => (value === null ? '' : ` ${name}="${escaped(String(value))}"`))
    .join('')

const ESCAPES: Record<string, string | undefined> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;'
}

/** XML has no other control characters, and no halves of a pair (XML 1.0, 2.2). */
const escaped = (text: string): string =>
  text.replace(/[&<>"\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, character => ESCAPES[character] ?? '\uFFFD')
