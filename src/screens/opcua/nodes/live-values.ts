import { type OpcUaValue, readOpcUaValues } from '../../../api/opcua'
import { polled } from '../../../lib/remote/polled'

const EVERY_SECONDS = 2
/** While a list is scrolled, the rows in view change with each frame. */
const SETTLED_MS = 150

export type Values = ReadonlyMap<string, OpcUaValue>

/** The present values of the tags in view, by NodeId. */
export function createLiveValues() {
  let watched: readonly string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const $values = polled<Values>(
    async signal => {
      const values = watched.length > 0 ? await readOpcUaValues([...watched], signal) : []
      return new Map(values.map(value => [value.node_id, value]))
    },
    { everySeconds: EVERY_SECONDS }
  )

  return {
    $values,

    /** The NodeIds of the tags in view; those that were not are read soon. */
    watch(nodeIds: readonly string[]): void {
      const isNew = nodeIds.some(id => !watched.includes(id))
      watched = nodeIds
      if (!isNew) return
      clearTimeout(timer)
      timer = setTimeout(() => void $values.reload(), SETTLED_MS)
    },

    stop: () => clearTimeout(timer)
  }
}

export type LiveValues = ReturnType<typeof createLiveValues>
