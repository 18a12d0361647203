import type { Client } from './client'
import { recordOf } from './probe'
import type { Device } from './results'
import { bearer } from './run'
import { visible } from './shown-text'

const API = '/api/v1'

/** What the panel says that it is; not every user may read it. */
export async function readDevice(client: Client, token: string): Promise<Device> {
  const read = async (path: string) => {
    const reply = await client.send({ method: 'GET', path: `${API}${path}`, headers: bearer(token) })
    return reply.status === 200 ? recordOf(reply.json) : {}
  }
  const named = await read('/system/hmi/name')
  const identity = await read('/system/identity')
  return {
    name: textOf(named.name),
    model: textOf(identity.model ?? named.model),
    firmware: textOf(identity.os_version),
    webService: textOf(identity.web_version)
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? visible(value) : null)
