import { startPanel } from '../http/caller'
import type { PanelOptions } from '../panel'

export const LIST = 'GET /data/operations'

/** A panel with an administrator at its console, and what the operation log lists. */
export async function plant(options?: PanelOptions) {
  const { panel, ...caller } = await startPanel('administrator', options)
  const list = async (query = '') => (await caller.call(`${LIST}?${query}`)).body
  return { panel, ...caller, list, newest: async () => (await list('limit=1')).items[0] }
}
