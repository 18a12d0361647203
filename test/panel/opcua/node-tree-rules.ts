import type { Schemas } from '../../../src/api/generated/schema'
import { wordsOf } from '../communication/modbus/words'

type Tree = Schemas['NodeTree']
type Folder = Schemas['NodeFolder']
type Tag = Schemas['NodeTag']
type DriverTable = Schemas['DriverTable']
export type NodeProblem = Schemas['NodeProblem']
type Code = NodeProblem['code']

const MOST_TAGS = 100_000
const MOST_FOLDERS = 10_000
const MOST_LEVELS = 16
const LONGEST_NAME = 64
const LONGEST_ADDRESS = 16
const LONGEST_TAG = 255

/** What is wrong with a tree, by the JSON pointer of the folder or tag. */
export function treeProblems(tree: Tree, table: DriverTable): NodeProblem[] {
  const problems: NodeProblem[] = []
  const count = { folders: 0, tags: 0 }
  const add = (path: string, code: Code) => problems.push({ path, code })

  const checkNames = (nodes: readonly { name: string; path: string }[]) => {
    const names = new Set<string>()
    for (const { name, path } of nodes) {
      if (!isName(name)) add(path, 'name')
      else if (names.has(name)) add(path, 'duplicate_name')
      names.add(name)
    }
  }

  const checkFolder = ({ folders, tags }: Omit<Folder, 'name'>, path: string, level: number) => {
    count.folders += folders.length
    count.tags += tags.length
    const pathOf = (list: string) => (node: { name: string }, index: number) => ({
      name: node.name,
      path: `${path}/${list}/${index}`
    })
    checkNames([...folders.map(pathOf('folders')), ...tags.map(pathOf('tags'))])
    if (level > MOST_LEVELS && folders.length + tags.length > 0) return add(path, 'too_deep')
    for (const [index, tag] of tags.entries()) {
      for (const code of tagProblems(tag, table)) add(`${path}/tags/${index}`, code)
    }
    for (const [index, folder] of folders.entries()) checkFolder(folder, `${path}/folders/${index}`, level + 1)
    return undefined
  }

  checkFolder({ folders: tree.folders, tags: [] }, '', 1)
  if (count.tags > MOST_TAGS || count.folders > MOST_FOLDERS) add('', 'too_many')
  return problems
}

function isName(name: string): boolean {
  const length = Array.from(name).length
  return length > 0 && length <= LONGEST_NAME && !/^\s|\s$|[/\p{Cc}]/u.test(name)
}

function tagProblems(tag: Tag, { drivers }: DriverTable): Code[] {
  const driver = drivers.find(({ plc }) => plc === tag.plc)
  if (!driver) return ['plc']
  const type = driver.addresses.find(({ format }) => format === tag.format)
  if (!type) return ['format']
  const { index_register: register } = tag
  const registers = driver.index_registers
  const isRegister = register === null || (registers && register >= registers.first && register <= registers.last)
  const longest = tag.data_type === 'STRING' ? LONGEST_TAG : (type.array_max ?? LONGEST_TAG)
  return [
    ...(isAddress(tag, type) ? [] : (['address'] as const)),
    ...(isRegister ? [] : (['index_register'] as const)),
    ...(type.data_types.includes(tag.data_type) ? [] : (['data_type'] as const)),
    ...(tag.length <= longest ? [] : (['length'] as const))
  ]
}

type Value = Pick<Tag, 'address' | 'data_type' | 'length'>

/** Whether there is such an address, and all of the value is within the area. */
export function isAddress({ address, ...value }: Value, type: Schemas['DriverAddress']): boolean {
  const { format, first, last, bits, address_bytes: step } = type
  if (!format.includes('%d')) return address === ''
  const parts = address.split('.')
  const wanted = bits === undefined ? 1 : 2
  if (address.length > LONGEST_ADDRESS || parts.length !== wanted || !parts.every(part => /^\d+$/.test(part)))
    return false
  const [number = 0, bit = 0] = parts.map(Number)
  const further = step === undefined ? 0 : ((wordsOf(value.data_type, value.length) - 1) * 2) / step
  return number >= first && number + further <= last && bit < (bits ?? 1)
}
