import { useState } from 'react'
import { PanelText } from '../../../src/ui/page/panel-text'
import { Tree, type TreeProps } from '../../../src/ui/tree/tree'
import { TreeItem } from '../../../src/ui/tree/tree-item'
import type { TreeRow } from '../../../src/ui/tree/tree-row'
import { LONG_NAME, nothing } from '../samples'
import type { States } from '../states'

interface Node extends TreeRow {
  name: string
  value?: string
}

const ROWS: readonly Node[] = [
  { id: 'filler', name: 'Filler', level: 1, position: 1, setSize: 2, expanded: true },
  { id: 'speed', name: 'Speed', level: 2, position: 1, setSize: 3, value: '412.5' },
  { id: 'long', name: LONG_NAME, level: 2, position: 2, setSize: 3, value: 'true' },
  { id: 'tank', name: '탱크 1', level: 2, position: 3, setSize: 3, expanded: false },
  { id: 'capper', name: 'Capper', level: 1, position: 2, setSize: 2, expanded: false }
]

function Nodes(props: Partial<TreeProps<Node>>) {
  const [selection, select] = useState({ focused: 'long', selected: new Set(['speed', 'long']) })
  return (
    <Tree
      label="Nodes"
      rows={ROWS}
      {...selection}
      textOf={({ name }) => name}
      name={({ name }) => <PanelText cut>{name}</PanelText>}
      onSelect={({ focused, selected }) => select({ focused: focused ?? '', selected: new Set(selected) })}
      onExpand={nothing}
      {...props}
    />
  )
}

const item = { row: ROWS[0]!, index: 0, top: 0, checkable: true, dragged: false, details: undefined, measure: null }

export const TREE: States = {
  'tree.tsx': {
    'some are selected': () => <Nodes />,
    'with values and check boxes': () => <Nodes several details={({ value }) => value} />
  },
  'tree-item.tsx': {
    'selected, where another is dropped': () => (
      <div style={{ height: '3rem', position: 'relative' }}>
        <TreeItem id="gallery-item" {...item} focused selected drop="into" name={({ name }: Node) => name} />
      </div>
    )
  }
}
