import type { DeviceClock } from '../device/device-clock'
import type { Device, DeviceSettings } from './communication-state'
import type { LinkEngine, ModbusRead, ModbusReply } from './link-engine'
import { hostOf, type Outcome, type Surroundings } from './outcome'

/** How often a device is polled that really listens. */
export const POLL_MS = 1000
const FIRST_REGISTER: ModbusRead = { kind: 'registers', first: 0, count: 1 }

/** Requests to the devices that really listen, on the loopback of this machine. */
export function createPolling(clock: DeviceClock, around: Surroundings, onReply: (device: Device) => void) {
  let engine: LinkEngine | undefined
  const measured = new Map<string, { settings: DeviceSettings; outcome: Outcome }>()

  /** Undefined where no real device is at the address, or no cable leads there. */
  const read = async (settings: DeviceSettings, request: ModbusRead): Promise<ModbusReply | undefined> => {
    const { address, tcp_port, station, timeout_s, retries } = settings
    const port = around.state.plcServers[`${address}:${tcp_port}`]
    if (!engine || settings.port !== 'lan' || port === undefined || 'code' in hostOf(around, address)) return undefined
    const target = { port, station, timeoutSeconds: timeout_s }
    let reply = await engine.read(target, request)
    for (let left = retries; left > 0 && 'code' in reply && reply.code === 'timeout'; left -= 1)
      reply = await engine.read(target, request)
    return reply
  }

  const pollOne = async (device: Device): Promise<void> => {
    const { id, settings } = device
    const reply = settings.enabled ? await read(settings, FIRST_REGISTER) : undefined
    if (reply === undefined) measured.delete(id)
    else {
      const outcome = 'code' in reply ? reply : { milliseconds: reply.milliseconds }
      measured.set(id, { settings, outcome })
      onReply(device)
    }
  }

  const poll = async (): Promise<void> => {
    await Promise.all(around.state.plcDevices.filter(({ driver }) => driver === 'Modbus TCP').map(pollOne))
  }

  return {
    read,
    poll,

    /** Of the last request with the settings that the device has. */
    outcome({ id, settings }: Device): Outcome | undefined {
      const last = measured.get(id)
      if (last?.settings !== settings) return undefined
      const isPlugged = !('code' in hostOf(around, settings.address))
      return isPlugged ? last.outcome : undefined
    },

    /** Returns a function that ends the polling. */
    attach(runs: LinkEngine): () => void {
      engine = runs
      let isBusy = false
      const end = clock.every(POLL_MS, () => {
        if (isBusy) return
        isBusy = true
        void poll().finally(() => {
          isBusy = false
        })
      })
      return () => {
        end()
        engine = undefined
        measured.clear()
      }
    }
  }
}
