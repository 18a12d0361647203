import { listRestarts } from '../../../api/restarts'
import { resource } from '../../../lib/remote/resource'

export const createRestarts = () => ({ $restarts: resource(listRestarts) })

export type RestartsModel = ReturnType<typeof createRestarts>
