import type { NodeTag, NodeTree } from '../../../../src/api/opcua/server'

const TYPES = 'BOOL INT8 UINT8 INT16 UINT16 INT32 UINT32 INT64 UINT64 FLOAT DOUBLE STRING BCD16'.split(' ')
const NAMES = ['a & b', '<c>', '"d"', "e'f", ']]>', '充填機 1', '압력', '10:30', "'=1+1", '&amp;', '🌡 °C']

const TAG: NodeTag = {
  name: 'Speed',
  plc: 'Line & "PLC" <1>',
  format: 'D<%d>&"',
  address: '10',
  index_register: null,
  data_type: 'INT16',
  length: 1,
  access: 'readable'
}

/** More than 1000 nodes: hostile names, all data types, arrays, texts, empty folders, all levels. */
export function everyKindOfNode(moreNames: readonly string[] = []): NodeTree {
  const names = [...NAMES, ...moreNames]
  const typed = TYPES.flatMap((data_type, index): NodeTag[] => [
    { ...TAG, name: data_type, data_type, index_register: index < 10 ? index : null },
    { ...TAG, name: `${data_type} × 20`, data_type, length: 20, access: 'writable' }
  ])
  const deepest = { name: 'Level 15', folders: [], tags: [TAG] }
  const deep = Array.from({ length: 14 }).reduce<NodeTree['folders'][number]>(
    (below, _, index) => ({ name: `Level ${14 - index}`, folders: [below], tags: [] }),
    deepest
  )
  return {
    folders: [
      { name: 'Types', folders: [], tags: typed },
      { name: 'Empty', folders: [], tags: [] },
      {
        name: 'Names & <more>',
        folders: names.map(name => ({ name: `${name} folder`, folders: [], tags: [TAG] })),
        tags: names.map(name => ({ ...TAG, name }))
      },
      deep,
      { name: 'Many', folders: [], tags: Array.from({ length: 1000 }, (_, at) => ({ ...TAG, name: `Tag ${at}` })) }
    ]
  }
}
