import {
  listPlcDevices,
  listPlcLinks,
  listSerialPorts,
  type PlcDevice,
  type PlcDeviceSettings,
  readPlcDevice,
  readSerialPort,
  resetPlcLinkCounters,
  restartPlcLink,
  type SerialPort,
  type SerialSettings
} from '../../api/communication'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import type { Versioned } from '../../lib/remote/versioned'
import { createDeviceForm } from './device-form'
import { createPortForm } from './port-form'

const POLL_SECONDS = 5

/** A device with what it is set to now, and the serial ports that it may use. */
export interface LoadedDevice {
  device: PlcDevice
  ports: SerialPort[]
  settings: Versioned<PlcDeviceSettings>
}

/** A serial port with what it is set to now, and its devices. */
export interface LoadedPort {
  port: SerialPort
  devices: PlcDevice[]
  settings: Versioned<SerialSettings>
}

export function createCommunication() {
  const $links = polled(listPlcLinks, { everySeconds: POLL_SECONDS })
  const $ports = polled(listSerialPorts, { everySeconds: POLL_SECONDS })

  const follow = () => {
    void $links.reload()
    void $ports.reload()
  }

  return {
    $links,
    $ports,

    /** As the panel holds it when it is edited. */
    newestDevice: (id: string) =>
      resource(async (signal): Promise<LoadedDevice> => {
        const [devices, ports, settings] = await Promise.all([
          listPlcDevices(signal),
          listSerialPorts(signal),
          readPlcDevice(id, signal)
        ])
        return { device: named(devices, id), ports, settings }
      }),

    newestPort: (id: string) =>
      resource(async (signal): Promise<LoadedPort> => {
        const [devices, ports, settings] = await Promise.all([
          listPlcDevices(signal),
          listSerialPorts(signal),
          readSerialPort(id, signal)
        ])
        return { port: named(ports, id), devices: devices.filter(device => isAt(device, id)), settings }
      }),

    deviceForm: ({ device, settings }: LoadedDevice) => createDeviceForm(device, follow)(settings),
    portForm: ({ port, settings }: LoadedPort) => createPortForm(port, follow)(settings),

    /** @throws ApiError */
    async restart(id: string): Promise<void> {
      await restartPlcLink(id)
      await $links.reload()
    },

    /** @throws ApiError */
    async resetCounters(id: string): Promise<void> {
      await resetPlcLinkCounters(id)
      follow()
    }
  }
}

export type CommunicationModel = ReturnType<typeof createCommunication>

export const portOf = ({ ports }: Pick<LoadedDevice, 'ports'>, id: string): SerialPort | undefined =>
  ports.find(port => port.id === id)

const isAt = ({ settings }: PlcDevice, port: string) => settings.enabled && settings.port === port

function named<T extends { id: string }>(items: readonly T[], id: string): T {
  const found = items.find(item => item.id === id)
  if (!found) throw new Error(`${id} is not in its list`)
  return found
}
