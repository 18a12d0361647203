import { readForRestore } from '../../../../api/configuration/restore'
import type { SnapshotResource } from '../../../../api/configuration/snapshot'
import { SNAPSHOT } from '../../../../api/generated/snapshot'
import { namedItems } from '../read-configuration'

interface NameMap {
  nameOf(id: unknown): unknown
  /** The name itself where this panel has no such entry, which it then refuses. */
  idOf(name: unknown): unknown
}

/** Of the fields that have ids of another list. */
export type Names = ReadonlyMap<string, NameMap>

/** @throws ApiError */
export async function entriesOf({ path, key = 'id', each }: SnapshotResource) {
  const { value } = await readForRestore(each?.path ?? path)
  return namedItems(value, each?.list ?? ['items'], each?.key ?? key)
}

/** The id that this panel has given to an entry; undefined where it has none of this name. @throws ApiError */
export async function entryId(resource: SnapshotResource, entry: string): Promise<string | undefined> {
  const found = (await entriesOf(resource)).find(({ name }) => name === entry)
  return found && String(found.item.id)
}

/** @throws ApiError */
export async function nameMaps({ names = {} }: SnapshotResource): Promise<Names> {
  const maps = new Map<string, NameMap>()
  for (const [field, path] of Object.entries(names)) {
    const list = SNAPSHOT.find(resource => resource.path === path)
    const entries = list ? await entriesOf(list) : []
    maps.set(field, {
      nameOf: id => entries.find(({ item }) => item.id === id)?.name ?? id,
      idOf: name => entries.find(entry => entry.name === name)?.item.id ?? name
    })
  }
  return maps
}
