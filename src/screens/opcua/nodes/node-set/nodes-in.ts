import { MOST_LEVELS } from '../name-rules'
import { FOLDER_TYPE, HAS_TYPE_DEFINITION, ORGANIZES, PANEL_TAG, VARIABLE_TYPE } from './terms'
import type { XmlElement } from './xml'

/** A node of a file, which other tools may have written. */
export interface NodeElement {
  element: XmlElement
  /** From the top to the node, by the references between them. */
  names: readonly string[]
  /** Undefined for what the panel does not have: methods, types, and what they or variables contain. */
  kind: 'folder' | 'tag' | undefined
  /** Its NodeId. */
  dataType: string
}

/** References of which the target is in the source (OPC 10000-3, 7), by their NodeId, and by name for a file without aliases. */
const CONTAINS: Record<string, string | undefined> = {
  Organizes: ORGANIZES,
  HasProperty: 'i=46',
  HasComponent: 'i=47',
  HasOrderedComponent: 'i=49'
}

const READ_ATTRIBUTES = [
  'NodeId',
  'BrowseName',
  'ParentNodeId',
  'DataType',
  'ValueRank',
  'ArrayDimensions',
  'AccessLevel'
]
/** A name on the screen that differs from the BrowseName is left too. */
const READ_ELEMENTS = ['DisplayName', 'References', 'Extensions']
const READ_TYPES = [FOLDER_TYPE, VARIABLE_TYPE, 'i=58']

/** The nodes of a NodeSet in its order, and the names of what their folders and tags have and the panel cannot keep. */
export function nodesIn(root: XmlElement): { nodes: NodeElement[]; left: string[] } {
  const aliases = new Map(
    childrenOf(root, 'Aliases')
      .flatMap(list => childrenOf(list, 'Alias'))
      .map(alias => [alias.attributes.get('Alias') ?? '', textOf(alias)])
  )
  const elements = root.children.filter(({ attributes }) => attributes.has('NodeId'))
  const byId = new Map(elements.map(element => [idOf(element.attributes.get('NodeId')), element]))
  const parents = new Map<string, string>()
  const left = new Set<string>()

  function idOf(text: string | undefined): string {
    const name = text?.trim() ?? ''
    return (aliases.get(name) ?? name).replace(/^ns=0;/, '')
  }

  function setParent(node: string, parent: string, reference: string): void {
    const known = parents.get(node)
    if (known === undefined) parents.set(node, parent)
    // A node of the panel is in one folder.
    else if (known !== parent && byId.has(node)) left.add(reference)
  }

  function readReferences(element: XmlElement, id: string): void {
    const stated = element.attributes.get('ParentNodeId')
    if (stated !== undefined) setParent(id, idOf(stated), 'ParentNodeId')
    for (const reference of childrenOf(element, 'References').flatMap(list => childrenOf(list, 'Reference'))) {
      const name = reference.attributes.get('ReferenceType') ?? ''
      const type = idOf(CONTAINS[name] ?? name)
      const target = idOf(textOf(reference))
      const isForward = !/^(false|0)$/.test(reference.attributes.get('IsForward') ?? '')
      if (Object.values(CONTAINS).includes(type)) {
        if (isForward) setParent(target, id, name)
        else setParent(id, target, name)
      } else if (kindOf(element)) {
        const isType = type === HAS_TYPE_DEFINITION || name === 'HasTypeDefinition'
        if (!isType || !READ_TYPES.includes(target)) left.add(name)
      }
    }
  }

  /** What contains the node in the file, the nearest first; as far as the panel has levels. */
  function above(id: string): XmlElement[] {
    const found: XmlElement[] = []
    for (let at = parents.get(id); at !== undefined && found.length <= MOST_LEVELS; at = parents.get(at)) {
      const element = byId.get(at)
      if (element) found.push(element)
    }
    return found
  }

  for (const [id, element] of byId) readReferences(element, id)
  const nodes = elements.map((element): NodeElement => {
    const folders = above(idOf(element.attributes.get('NodeId')))
    const isInFolders = folders.every(folder => folder.name === 'UAObject')
    const kind = isInFolders ? kindOf(element) : undefined
    if (kind) for (const name of unread(element)) left.add(name)
    return {
      element,
      names: [...folders.reverse(), element].map(nameOf),
      kind,
      dataType: idOf(element.attributes.get('DataType') ?? 'i=24')
    }
  })
  return { nodes, left: [...left].sort() }
}

const kindOf = ({ name }: XmlElement): NodeElement['kind'] =>
  name === 'UAObject' ? 'folder' : name === 'UAVariable' ? 'tag' : undefined

function unread(element: XmlElement): string[] {
  const isOurs = panelTagOf(element) !== undefined
  const attributes = [...element.attributes.keys()]
  const children = element.children.map(({ name }) => name)
  const hasOtherName = childrenOf(element, 'DisplayName').some(name => textOf(name) !== nameOf(element))
  return [
    ...attributes.filter(name => !READ_ATTRIBUTES.includes(name)),
    ...children.filter(name => !READ_ELEMENTS.includes(name) && !(isOurs && name === 'Description')),
    ...(hasOtherName ? ['DisplayName'] : []),
    ...(!isOurs && children.includes('Extensions') ? ['Extensions'] : [])
  ]
}

/** What an export wrote of the tag for the panel. */
export const panelTagOf = (element: XmlElement): XmlElement | undefined =>
  childrenOf(element, 'Extensions')
    .flatMap(list => childrenOf(list, 'Extension'))
    .flatMap(extension => childrenOf(extension, 'Tag'))
    .find(({ namespace }) => namespace === PANEL_TAG)

/** Without the number of its namespace. */
const nameOf = (element: XmlElement): string => (element.attributes.get('BrowseName') ?? '').replace(/^\d+:/, '')

const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter(child => child.name === name)

const textOf = ({ text }: XmlElement): string => text.trim()
