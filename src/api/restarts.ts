import { get } from './client/client'
import { itemsOf } from './client/items'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/restarts'

export type Restart = Schemas['Restart']

/** The newest first. */
export const listRestarts = (signal?: AbortSignal) => get('/system/restarts', shapes.Restarts, { signal }).then(itemsOf)
