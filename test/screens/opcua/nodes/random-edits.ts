import fc from 'fast-check'
import { type Clipboard, copy, cut, paste } from '../../../../src/screens/opcua/nodes/tree/clipboard'
import {
  addFolder,
  addTags,
  type Change,
  type Edited,
  editTag,
  move,
  remove,
  rename
} from '../../../../src/screens/opcua/nodes/tree/edits'
import { placeNodes } from '../../../../src/screens/opcua/nodes/tree/place-nodes'
import { ROOT, type TagSettings, type Tree, type TreeNode, walk } from '../../../../src/screens/opcua/nodes/tree/tree'
import { SETTINGS } from './sample-tree'

/** An edit whose nodes are chosen by position when it is made, because their ids are not known before. */
export type RandomEdit =
  | { edit: 'addFolder' | 'rename'; at: number; name: string }
  | { edit: 'addTags'; at: number; names: string[]; settings: TagSettings }
  | { edit: 'editTag'; at: number; name: string; settings: TagSettings }
  | { edit: 'remove' | 'copy' | 'cut'; at: number[] }
  | { edit: 'move'; at: number[]; to: number; before: number | undefined }
  | { edit: 'paste'; to: number }
  | { edit: 'place'; paths: string[][] }

// Few names, so that some are taken.
const name = fc.constantFrom('A', 'B', 'C', 'D', '名前', '__proto__', 'a', 'A (2)', '1:B', 'ns=2;i=5')
const settings: fc.Arbitrary<TagSettings> = fc.record({
  plc: fc.constant('Line PLC'),
  address: fc.nat({ max: 3 }).map(String),
  format: fc.constant('MW%d'),
  index_register: fc.constant(null),
  data_type: fc.constantFrom('INT16', 'FLOAT', 'STRING'),
  length: fc.constantFrom(1, 3),
  access: fc.constantFrom('readable', 'writable')
})
const at = fc.nat({ max: 40 })
const places = fc.array(at, { minLength: 1, maxLength: 3 })

const randomEdit: fc.Arbitrary<RandomEdit> = fc.oneof(
  fc.record({ edit: fc.constantFrom('addFolder', 'rename'), at, name }),
  fc.record({ edit: fc.constant('addTags'), at, names: fc.array(name, { maxLength: 3 }), settings }),
  fc.record({ edit: fc.constant('editTag'), at, name, settings }),
  fc.record({ edit: fc.constantFrom('remove', 'copy', 'cut'), at: places }),
  fc.record({ edit: fc.constant('move'), at: places, to: at, before: fc.option(at, { nil: undefined }) }),
  fc.record({ edit: fc.constant('paste'), to: at }),
  fc.record({
    edit: fc.constant('place'),
    paths: fc.array(fc.array(name, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 3 })
  })
)

export const randomEdits = fc.array(randomEdit, { maxLength: 25 })

/** Makes edits one after another, each of the tree that the last one left. */
export function createEditor(start: Tree) {
  let tree = start
  let clipboard: Clipboard | undefined

  return {
    tree: () => tree,

    /** @returns the change; undefined if the edit was refused or changes nothing. */
    make(random: RandomEdit): Change | undefined {
      const nodes = nodesOf(tree)
      const idAt = (position: number) => nodes[position % nodes.length]?.id ?? ROOT
      const idsAt = (positions: number[]) => new Set(positions.map(idAt).filter(id => id !== ROOT))
      if (random.edit === 'copy' || random.edit === 'cut') {
        const ids = idsAt(random.at)
        clipboard = random.edit === 'cut' ? cut(ids) : copy(tree, ids)
        return undefined
      }
      const edited = editedBy(random, { tree, clipboard, idAt, idsAt })
      if (!edited || 'refused' in edited) return undefined
      tree = edited.tree
      return edited
    }
  }
}

interface Context {
  tree: Tree
  clipboard: Clipboard | undefined
  idAt(position: number): string
  idsAt(positions: number[]): Set<string>
}

function editedBy(random: RandomEdit, { tree, clipboard, idAt, idsAt }: Context): Edited | undefined {
  switch (random.edit) {
    case 'addFolder':
      return addFolder(tree, idAt(random.at), random.name)
    case 'rename':
      return rename(tree, idAt(random.at), random.name)
    case 'addTags':
      return addTags(
        tree,
        idAt(random.at),
        random.names.map(each => ({ name: each, settings: random.settings }))
      )
    case 'editTag': {
      const id = nodesOf(tree).filter(({ kind }) => kind === 'tag')[random.at]?.id
      return id === undefined ? undefined : editTag(tree, id, random)
    }
    case 'remove':
      return remove(tree, idsAt(random.at))
    case 'move':
      return move(
        tree,
        idsAt(random.at),
        idAt(random.to),
        random.before === undefined ? undefined : idAt(random.before)
      )
    case 'paste':
      return clipboard && paste(tree, clipboard, idAt(random.to))
    case 'place':
      return placeNodes(
        tree,
        random.paths.map(path => ({ path, settings: SETTINGS }))
      )
    default:
      return undefined
  }
}

/** The root and all other nodes. */
export function nodesOf(tree: Tree): TreeNode[] {
  const nodes: TreeNode[] = []
  walk(tree.root, '', node => nodes.push(node))
  return nodes
}
