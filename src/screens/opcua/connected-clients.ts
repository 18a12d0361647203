import { listOpcUaSessions } from '../../api/opcua'
import { resource } from '../../lib/remote/resource'

/** The clients that a restart of the server disconnects. */
export const createConnectedClients = () => resource(listOpcUaSessions)
